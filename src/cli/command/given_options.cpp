#include "src/cli/command/given_options.hpp"

#include <algorithm>

#include "src/cli/io/failure.hpp"

namespace deduku::cli {

bool GivenOptions::contains(std::string_view option) const {
  return std::ranges::count(options_, option) > 0;
}

void GivenOptions::refuse_idle(std::span<const IneffectiveOption> idle, std::string_view mode) const {
  for (const IneffectiveOption& each : idle) {
    if (each.mode != mode || !contains(each.option)) continue;
    throw Failure(ExitCode::usage, std::string(each.option) + " " + std::string(each.reason));
  }
}

}  // namespace deduku::cli
