#include "src/cli/command/ladder_checksum.hpp"

#include <cmath>

#include "src/cli/io/checksum.hpp"

namespace deduku::cli {

namespace {

/// A cost for the checksum, which counts whole hundredths: the JSON has points.
std::string hundredths(const records::Json& points) {
  return std::to_string(std::llround(100 * points.get<double>()));
}

}  // namespace

std::string ladder_checksum(const Ladder& ladder) {
  return ladder_checksum(ladder_json(ladder));
}

std::string ladder_checksum(const records::Json& ladder) {
  std::string text;
  for (const records::Json& rung : ladder["rungs"]) {
    text += rung["technique"].get<std::string>() + " " + hundredths(rung["cost"]) + " " + hundredths(rung["max_cost"]) +
            "\n";
  }
  for (int i = 0; i < level_count; ++i) {
    const auto level = static_cast<Level>(i);
    text += std::string(name(level)) + " " + std::to_string(least_cost(level)) + "\n";
  }
  return checksum_of(text);
}

}  // namespace deduku::cli
