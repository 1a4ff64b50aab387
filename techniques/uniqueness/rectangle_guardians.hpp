// Guardians outside a rectangle: one of them is true, or two digits would have no places in its houses except the
// corners.
//
//     {1 4 7}  . . | {2 4 7}  .  {4 8}      In the upper row 4 has one place outside the rectangle, in the left
//     {3 4 7}  . . | {4 7}                  column 7 has one below; in the other row 4 has none, and in the other
//        .     . . |   .                    column 7 has none. Were both guardians false, 4 would be in two
//     {7 9}    . . |   .                    opposite corners because of the rows, and 7 in the two others because
//                                           of the columns.
//
// A side of the rectangle is confined for a digit if one of its two corners must hold the digit. The roof consists of
// the corners with further candidates. If, for either digit, confined sides cover the roof, all corners hold one of the
// two digits. Proof: let a roof corner hold neither. Then one corner beside it holds the one digit, and the other one
// the other; the fourth corner sees both, and so holds neither, which means that it also belongs to the roof. There,
// each digit also has a confined side, which leads to the same corner as before. So the sides of the one digit are the
// two at the one corner, and those of the other digit the two at the other corner. That covers the roof only if it has
// no more than two corners, opposite to each other: this one case is excluded.
//
// Sides are numbers: 0 upper, 1 lower, 2 left, 3 right; corners are those of `RectangleCorners`.
#pragma once

#include <bit>

#include "deduku/houses.hpp"
#include "techniques/uniqueness/rectangle_fillings.hpp"

namespace deduku::uniqueness {

/// Sides or corners of a rectangle as bits.
using RectangleBits = unsigned;

inline constexpr std::array<RectangleBits, 4> corners_of_sides = {0b0011, 0b1100, 0b0101, 0b1010};

/// One side that covers some corners, or two neither of which does alone.
struct Covering {
  std::array<RectangleBits, 4> choices{};  ///< sets of sides
  int count = 0;
};

constexpr bool covers(RectangleBits sides, RectangleBits corners) {
  RectangleBits covered = 0;
  for (unsigned side = 0; side < 4; ++side) {
    if ((sides >> side & 1U) != 0) covered |= corners_of_sides[side];
  }
  return (corners & ~covered) == 0;
}

/// By the corners to cover, at least two.
inline constexpr std::array<Covering, 16> coverings = [] {
  std::array<Covering, 16> table{};
  for (RectangleBits corners = 0; corners < 16; ++corners) {
    for (RectangleBits sides = 1; sides < 16 && std::popcount(corners) > 1; ++sides) {
      bool is_minimal = std::popcount(sides) <= 2 && covers(sides, corners);
      for (unsigned side = 0; side < 4; ++side) {
        if (std::popcount(sides) == 2 && covers(sides & 1U << side, corners)) is_minimal = false;
      }
      Covering& covering = table[corners];
      if (is_minimal) covering.choices[covering.count++] = sides;
    }
  }
  return table;
}();

/// A way to confine one digit to the rectangle: houses, and its places in them outside.
struct Confinement {
  RectangleBits sides = 0;
  HouseSet houses;
  CellSet guardians;
};

/// All ways to confine a digit so that its sides cover the roof. A side may lie in a line and in a box; then either
/// house suffices.
class Confinements {
 public:
  Confinements(const Grid& grid, const RectangleFilling& filling, RectangleBits roof, Digit digit) {
    for (unsigned side = 0; side < 4; ++side) note(grid, filling, side, digit);
    const Covering& covering = coverings[roof];
    for (int i = 0; i < covering.count; ++i) add(covering.choices[static_cast<std::size_t>(i)]);
  }

  auto begin() const { return list_.begin(); }
  auto end() const { return list_.begin() + count_; }

 private:
  struct Side {
    std::array<House, 2> houses;
    std::array<CellSet, 2> guardians;
    std::size_t count = 0;
  };

  void note(const Grid& grid, const RectangleFilling& filling, unsigned side, Digit digit) {
    CellSet ends;
    for (unsigned corner = 0; corner < 4; ++corner) {
      ends.insert_if((corners_of_sides[side] >> corner & 1U) != 0, filling.corners[corner]);
    }
    Side& noted = sides_[side];
    for (House house : common_houses(ends)) {
      noted.houses[noted.count] = house;
      noted.guardians[noted.count++] = grid.cells(house, digit) - ends;
    }
  }

  void add(RectangleBits sides) {
    const Side& first = sides_[static_cast<std::size_t>(std::countr_zero(sides))];
    const RectangleBits rest = sides & (sides - 1);
    for (std::size_t i = 0; i < first.count; ++i) {
      const Confinement one{sides, {first.houses[i]}, first.guardians[i]};
      if (rest == 0) {
        list_[count_++] = one;
        continue;
      }
      const Side& second = sides_[static_cast<std::size_t>(std::countr_zero(rest))];
      for (std::size_t j = 0; j < second.count; ++j) {
        list_[count_++] = {sides, one.houses | HouseSet{second.houses[j]}, one.guardians | second.guardians[j]};
      }
    }
  }

  std::array<Side, 4> sides_;
  std::array<Confinement, 16> list_;
  std::ptrdiff_t count_ = 0;
};

/// Whether some sides that cover the roof each have at most one place for a digit outside the rectangle.
inline bool has_tight_covering(const Grid& grid, const RectangleFilling& filling, RectangleBits roof, Digit digit) {
  const auto [a, b, c, d] = filling.corners;
  const std::array<std::array<Cell, 2>, 4> sides = {{{a, b}, {c, d}, {a, c}, {b, d}}};
  RectangleBits tight = 0;
  for (unsigned side = 0; side < 4; ++side) {
    const auto [from, to] = sides[side];
    const int own = (grid.has(from, digit) ? 1 : 0) + (grid.has(to, digit) ? 1 : 0);
    const auto is_tight = [&](House house) { return grid.positions(house, digit).size() <= own + 1; };
    const House line = side < 2 ? from.row() : from.column();
    if (is_tight(line) || (from.box() == to.box() && is_tight(from.box()))) tight |= 1U << side;
  }
  const Covering& covering = coverings[roof];
  for (int i = 0; i < covering.count; ++i) {
    if ((covering.choices[static_cast<std::size_t>(i)] & ~tight) == 0) return true;
  }
  return false;
}

/// Whether the sides of two digits are those at two opposite corners, so that nothing is forced.
constexpr bool are_at_opposite_corners(RectangleBits a, RectangleBits b) {
  constexpr RectangleBits parallel = 0b0011;
  return (a ^ b) == 0b1111 && a != parallel && b != parallel;
}

}  // namespace deduku::uniqueness
