// The words of enumerations, in the order of their values.
#include <array>

#include "deduku/branch.hpp"
#include "deduku/evidence.hpp"
#include "deduku/family.hpp"
#include "deduku/outcome.hpp"
#include "deduku/symmetry.hpp"

namespace deduku {

std::string_view name(Outcome outcome) {
  static constexpr std::array<std::string_view, outcome_count> names = {
      "solved",        "stuck",   "several", "none",          "invalid",
      "out_of_budget", "stopped", "unsound", "out_of_memory", "parse_error"};
  return names[static_cast<std::size_t>(outcome)];
}

std::string_view name(Family family) {
  static constexpr std::array<std::string_view, family_count> names = {
      "singles", "intersections", "subsets",    "fish",    "single_digit", "wings", "colouring",
      "chains",  "als",           "uniqueness", "forcing", "exotic",       "trial"};
  return names[static_cast<std::size_t>(family)];
}

std::string_view name(Reason::Kind kind) {
  static constexpr std::array<std::string_view, reason_kind_count> names = {
      "alternatives", "house",    "needed", "deadly", "colour", "combinations",
      "assumption",   "branches", "image",  "cell",   "place"};
  return names[static_cast<std::size_t>(kind)];
}

std::string_view name(Cause cause) {
  static constexpr std::array<std::string_view, cause_count> names = {
      "assumption", "cell",     "row",     "column",      "box",        "contradiction", "trial",
      "outer",      "guardian", "locking", "hidden_pair", "naked_pair", "x_wing",        "chain"};
  return names[static_cast<std::size_t>(cause)];
}

std::string_view name(Motion motion) {
  static constexpr std::array<std::string_view, 6> names = {"half_turn", "quarter_turn", "quarter_turn_back",
                                                            "diagonal",  "antidiagonal", "other"};
  return names[static_cast<std::size_t>(motion)];
}

}  // namespace deduku
