#include "src/cli/command/given_options.hpp"

#include <algorithm>

#include "src/cli/io/failure.hpp"

namespace deduku::cli {

bool GivenOptions::contains(std::string_view option) const {
  return std::ranges::count(options_, option) > 0;
}

void GivenOptions::refuse_idle(std::span<const IneffectiveOptions> idle, std::string_view mode) const {
  const auto has_word = [](std::string_view text, std::string_view word) {
    return (" " + std::string(text) + " ").find(" " + std::string(word) + " ") != std::string::npos;
  };
  for (const IneffectiveOptions& each : idle) {
    if (!has_word(each.modes, mode)) continue;
    for (const std::string& option : options_) {
      if (!has_word(each.options, option)) continue;
      std::string reason(each.reason);
      if (const std::size_t star = reason.find('*'); star != std::string::npos) reason.replace(star, 1, mode);
      throw Failure(ExitCode::usage, option + " " + reason);
    }
  }
}

}  // namespace deduku::cli
