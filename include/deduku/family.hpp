// Families of related techniques.
#pragma once

#include <cstdint>
#include <string_view>

#include "deduku/export.h"

namespace DEDUKU_API deduku {

/// The kind of a pattern. Every technique belongs to one family.
enum class Family : std::uint8_t {
  singles,
  intersections,  ///< digits locked in the intersection of a box and a line
  subsets,        ///< as many digits as cells
  fish,           ///< one digit in as many base houses as cover houses
  single_digit,   ///< other patterns of one digit
  wings,
  colouring,
  chains,
  als,         ///< almost locked sets
  uniqueness,  ///< patterns that would allow a second solution
  forcing,     ///< conclusions common to all alternatives, or contradictions of one assumption
  exotic,
  trial,  ///< candidates refuted by trying them, with nested assumptions
};
inline constexpr int family_count = 13;
/// "singles", "single_digit", "als", ...: the word used in JSON and on the command line.
std::string_view name(Family family);

}  // namespace deduku
