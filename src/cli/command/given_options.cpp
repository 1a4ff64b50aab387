#include "src/cli/command/given_options.hpp"

#include <algorithm>

#include "src/cli/io/failure.hpp"
#include "src/core/spelling.hpp"
#include "src/service/parameter_table.hpp"

namespace deduku::cli {

bool GivenOptions::contains(std::string_view option) const {
  return std::ranges::count(options_, option) > 0;
}

void GivenOptions::refuse_idle(std::span<const IneffectiveOptions> idle, std::string_view mode) const {
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

void GivenOptions::refuse_others(std::string_view method, std::string_view other, std::string_view reason) const {
  for (const service::Parameter& parameter : service::row_of_method(other).parameters) {
    if (!contains(parameter.option) || service::row_of_method(method).find(parameter.name) != nullptr) continue;
    throw Failure(ExitCode::usage, std::string(parameter.option) + " " + std::string(reason));
  }
}

}  // namespace deduku::cli
