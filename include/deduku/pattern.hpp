// The pattern of the givens: which turns and mirrors of the square leave it as it is.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "deduku/export.h"
#include "deduku/sets.hpp"
#include "deduku/symmetry.hpp"

namespace DEDUKU_API deduku {

/// What the eye sees of the places of the givens, whatever their digits: each kind is one of the ten subgroups, as a generator
/// distinguishes them, of the eight motions of the square.
enum class Pattern : std::uint8_t {
  none,            ///< only as it is
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

/// The kind of a set of cells: that of all motions that leave it as it is. The empty set is `full`.
Pattern pattern_of(const CellSet& cells);

/// The motions of the square that a set of this kind has, but for the identity and the three quarter turn.
std::vector<Symmetry> motions_of(Pattern pattern);

/// "none", "half_turn", ...: the name of the enumerator, in every output. It ends with a NUL.
std::string_view name(Pattern pattern);
/// The kind with this name.
std::optional<Pattern> find_pattern(std::string_view name);

}  // namespace deduku
