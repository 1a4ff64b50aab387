#include "deduku/outcome.hpp"

#include <array>

namespace deduku {

std::string_view name(Outcome outcome) {
  static constexpr std::array<std::string_view, outcome_count> names = {
      "solved",        "stuck",   "several", "none",          "invalid",
      "out_of_budget", "stopped", "unsound", "out_of_memory", "parse_error"};
  return names[static_cast<std::size_t>(outcome)];
}

}  // namespace deduku
