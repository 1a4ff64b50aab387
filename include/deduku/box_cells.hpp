// Eighty-one sets of digits in the order of the box search: nine registers, one for each place in a box, whose lanes
// are the boxes.
//
//     place  0 1 2        lane   0  1  2        digits[16 p + l] is the cell at place p of the box of
//            3 4 5               4  5  6        lane l; the other lanes are padding and hold all digits
//            6 7 8               8  9 10
//
// Only plain types here: the header is compiled for several instruction sets at once.
#pragma once

#include <cstddef>
#include <cstdint>

#include "deduku/export.h"

namespace DEDUKU_API deduku {
namespace search {

inline constexpr std::ptrdiff_t lane_count = 16;

/// Sets of digits, digit d as bit d - 1.
struct alignas(32) BoxCells {
  std::uint16_t digits[9 * lane_count];
};

}  // namespace search
}  // namespace deduku
