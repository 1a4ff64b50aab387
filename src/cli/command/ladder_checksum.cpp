#include "src/cli/command/ladder_checksum.hpp"

#include "src/cli/io/checksum.hpp"

namespace deduku::cli {

std::string ladder_checksum(const Ladder& ladder) {
  return ladder_checksum(ladder_json(ladder));
}

std::string ladder_checksum(const Json& ladder) {
  std::string text;
  for (const Json& rung : ladder["rungs"]) {
    text += rung["technique"].get<std::string>() + " " + rung["cost"].dump() + " " + rung["max_cost"].dump() + "\n";
  }
  for (int i = 0; i < level_count; ++i) {
    const auto level = static_cast<Level>(i);
    text += std::string(name(level)) + " " + std::to_string(least_cost(level)) + "\n";
  }
  return checksum_of(text);
}

}  // namespace deduku::cli
