// How a solve, a rating or another question ended.
#pragma once

#include <cstdint>
#include <string_view>

#include "deduku/export.h"

namespace DEDUKU_API deduku {

enum class Outcome : std::uint8_t {
  solved,         ///< the steps fill the grid; to a search: there is exactly one solution
  stuck,          ///< no technique applies any more, though there is one solution
  several,        ///< more than one solution: nothing there is to be "solved"
  none,           ///< no solution
  invalid,        ///< a digit stands twice in a house
  out_of_budget,  ///< the budget, that of the caller or the standard one, did not suffice
  stopped,        ///< the caller said stop
  unsound,        ///< a technique contradicted the known solution: a defect of the program
  out_of_memory,  ///< the memory of the machine did not suffice
  parse_error,    ///< the puzzle could not be read
};
inline constexpr int outcome_count = 10;
/// "solved", "stuck", "several", ...: the name of the enumerator, in every output. As every `name` of an enumeration it ends
/// with a NUL, so that `data()` is a string of C.
std::string_view name(Outcome outcome);

/// Whether limits ended the work before its end: the budget, or the caller.
constexpr bool is_cut_short(Outcome outcome) {
  return outcome == Outcome::out_of_budget || outcome == Outcome::stopped;
}

}  // namespace deduku
