// How a solve or a rating ended.
#pragma once

#include <cstdint>
#include <string_view>

#include "deduku/export.h"

namespace DEDUKU_API deduku {

enum class Outcome : std::uint8_t {
  solved,      ///< the steps fill the grid
  stuck,       ///< no technique applies any more
  several,     ///< more than one solution: nothing there is to be "solved"
  none,        ///< no solution
  unsound,     ///< a technique contradicted the known solution: a defect of the program
  broken_off,  ///< the limits of `WorkLimits` were reached before the end
};
inline constexpr int outcome_count = 6;
/// "solved", "stuck", "several", "none", "unsound", "broken_off". As every `name` of an enumeration it ends with a NUL, so that
/// `data()` is a string of C.
std::string_view name(Outcome outcome);

}  // namespace deduku
