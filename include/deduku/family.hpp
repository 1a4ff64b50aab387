// Families: what techniques have in common.
#pragma once

#include <cstdint>
#include <string_view>

#include "deduku/export.h"

namespace DEDUKU_API deduku {

/// What a pattern is made of. Every technique belongs to one family.
enum class Family : std::uint8_t {
  singles,
  intersections,  ///< digits locked where a box and a line meet
  subsets,        ///< as many digits as cells
  fish,           ///< one digit in as many base houses as cover houses
  single_digit,   ///< other patterns of one digit
  wings,
  colouring,
  chains,
  als,         ///< almost locked sets
  uniqueness,  ///< what would leave a second solution
  forcing,     ///< what all alternatives lead to, or what one assumption contradicts
  exotic,
  trial,  ///< what trying candidates refutes, with assumptions within assumptions
};
inline constexpr int family_count = 13;
/// "singles", "single_digit", "als", ...: the word used in JSON and on the command line.
std::string_view name(Family family);

}  // namespace deduku
