// The pattern of the givens: the turns and mirrors of the square that map it to itself.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "deduku/export.h"
#include "deduku/sets.hpp"
#include "deduku/symmetry.hpp"

namespace DEDUKU_API deduku {

/// The visible symmetry of the cells of the givens, without their digits: each kind is one of the ten subgroups of the
/// eight motions of the square that a generator distinguishes.
enum class Pattern : std::uint8_t {
  none,            ///< only the identity
  half_turn,       ///< turned by 180 degrees
  quarter_turn,    ///< turned by 90 degrees, and so by 180 and 270
  left_right,      ///< mirrored in the middle column
  top_bottom,      ///< mirrored in the middle row
  both_axes,       ///< mirrored in either, and so turned by 180 degrees
  diagonal,        ///< mirrored in the diagonal from top left to bottom right
  antidiagonal,    ///< mirrored in the diagonal from top right to bottom left
  both_diagonals,  ///< mirrored in either, and so turned by 180 degrees
  full,            ///< by all eight motions
};
inline constexpr int pattern_count = 10;

/// The kind of a set of cells: the group of all motions that map it to itself. The empty set is `full`.
Pattern pattern_of(const CellSet& cells);

/// The motions of the square that a set of this kind has, except for the identity and the three quarter turn.
std::vector<Symmetry> motions_of(Pattern pattern);

/// "none", "half_turn", ...: the name of the enumerator, in every output. It ends with a NUL.
std::string_view name(Pattern pattern);
/// The kind with this name.
std::optional<Pattern> find_pattern(std::string_view name);

}  // namespace deduku
