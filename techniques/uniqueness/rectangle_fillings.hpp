// Rectangles that two digits could fill crosswise, with any further candidates in the corners.
//
//     4   .  . |  7          Opposite corners hold the same digit. Swapping the two would give a second
//     7   .  . |  4          solution, so a puzzle with one solution never comes to hold this.
//
// If the givens alone are promised to have one solution, corners may be solved already, but not given.
#pragma once

#include <vector>

#include "src/core/workspace.hpp"
#include "techniques/uniqueness/deadly_pattern.hpp"

namespace deduku::uniqueness {

/// The corners of a rectangle in two boxes; opposite corners are 0 and 3, 1 and 2.
using RectangleCorners = std::array<Cell, 4>;

/// All rectangles of two rows, two columns and two boxes, each once.
inline constexpr std::array<RectangleCorners, 486> all_corners = [] {
  std::array<RectangleCorners, 486> list;
  int count = 0;
  for (Cell first : Cell::all()) {
    for (Cell last : Cell::all()) {
      const int top = first.index() / 9;
      const int left = first.index() % 9;
      const int bottom = last.index() / 9;
      const int right = last.index() % 9;
      if (top >= bottom || left >= right || (top / 3 == bottom / 3) == (left / 3 == right / 3)) continue;
      list[count++] = {first, Cell::at(top, right), Cell::at(bottom, left), last};
    }
  }
  return list;
}();

/// One of the two ways for two digits to fill a rectangle.
struct RectangleFilling {
  RectangleCorners corners;
  std::array<Digit, 4> held;  ///< by the corners
  /// The other way is not possible on the present grid: a corner has lost one of the digits, or is solved.
  bool lacks_candidates = false;
  CellSet solved{};  ///< the corners that already hold their digit; none of them is given

  CellSet cells() const { return {corners[0], corners[1], corners[2], corners[3]}; }
  CellSet open() const { return cells() - solved; }
  DigitSet digits() const { return {held[0], held[1]}; }
  Digit held_by(Cell corner) const { return held[corner == corners[0] || corner == corners[3] ? 0 : 1]; }
  /// The corners that hold one of the two digits, or can hold only these.
  CellSet floor(const Grid& grid) const {
    CellSet floor;
    for (Cell cell : corners) floor.insert_if(digits().contains(grid.candidates(cell)), cell);
    return floor;
  }
  /// The candidates that must not all be true at once.
  CandidateSet deadly() const {
    CandidateSet deadly;
    for (Digit digit : digits()) deadly.insert(digit, cells());
    return deadly;
  }

  friend bool operator==(const RectangleFilling&, const RectangleFilling&) = default;
};

/// The form of a rectangle, as distinguished by the variants of its types:
/// techniques/uniqueness/unique_rectangle_steps.hpp.
inline std::uint8_t rectangle_variant(bool lacks_candidates, const CellSet& solved) {
  if (!solved.empty()) return 2;
  return lacks_candidates ? 1 : 0;
}

/// The digits that two opposite corners could both hold.
inline DigitSet common_digits(const Grid& grid, Cell a, Cell b) {
  return possible_digits(grid, a) & possible_digits(grid, b);
}

/// All fillings with at least one empty corner. If the givens are unknown, all four corners are empty and have both
/// digits, and so both fillings exist.
class RectangleFillings {
 public:
  void compute(const Grid& grid, Workspace& workspace) {
    list_.clear();
    const bool from_givens = workspace.promise() == Promise::givens;
    const CellSet open = grid.empty_cells();
    const CellSet excluded = from_givens ? grid.givens() : ~open;
    for (const RectangleCorners& corners : all_corners) {
      const CellSet cells = {corners[0], corners[1], corners[2], corners[3]};
      if (cells.intersects(open) && !cells.intersects(excluded)) add(grid, corners, cells - open, from_givens);
    }
  }
  auto begin() const { return list_.begin(); }
  auto end() const { return list_.end(); }
  friend bool operator==(const RectangleFillings&, const RectangleFillings&) = default;

 private:
  void add(const Grid& grid, const RectangleCorners& corners, const CellSet& solved, bool from_givens) {
    const DigitSet outer = common_digits(grid, corners[0], corners[3]);
    const DigitSet inner = common_digits(grid, corners[1], corners[2]);
    if (outer.empty() || inner.empty()) return;
    for (Digit x : outer) {
      for (Digit y : inner - DigitSet{x}) {
        const bool has_both = outer.contains(y) && inner.contains(x);
        if (has_both || from_givens) list_.push_back({corners, {x, y, y, x}, !has_both, solved});
      }
    }
  }

  std::vector<RectangleFilling> list_;
};

/// Calls `visit(filling)` with each filling, until it returns true.
template <class Visit>
bool rectangle_fillings(const Grid& grid, Workspace& workspace, Visit&& visit) {
  for (const RectangleFilling& filling : workspace.get<RectangleFillings>(grid)) {
    if (visit(filling)) return true;
  }
  return false;
}

}  // namespace deduku::uniqueness
