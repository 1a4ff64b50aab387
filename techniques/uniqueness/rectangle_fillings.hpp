// Rectangles of four empty cells that two digits could fill crosswise, whatever else the corners can hold.
//
//     4   .  . |  7          Opposite corners hold the same digit. Swapping the two would give a second
//     7   .  . |  4          solution, so a puzzle with one solution never comes to hold this.
#pragma once

#include <vector>

#include "src/core/workspace.hpp"

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

/// One of the two ways in which two digits fill a rectangle.
struct RectangleFilling {
  RectangleCorners corners;
  std::array<Digit, 4> held;  ///< by the corners
  /// The other way is not one of the present grid: a corner has lost one of the digits.
  bool lacks_candidates = false;

  CellSet cells() const { return {corners[0], corners[1], corners[2], corners[3]}; }
  DigitSet digits() const { return {held[0], held[1]}; }
  /// The corners that can hold nothing but the two digits.
  CellSet floor(const Grid& grid) const {
    CellSet floor;
    for (Cell cell : corners) floor.insert_if(digits().contains(grid.candidates(cell)), cell);
    return floor;
  }
  /// The candidates of which the corners must not all hold one.
  CandidateSet deadly() const {
    CandidateSet deadly;
    for (Digit digit : digits()) deadly.insert(digit, cells());
    return deadly;
  }
};

/// All fillings of empty cells with their candidates. Where nothing is known of the givens, all four corners have both
/// digits, and so there are both fillings.
class RectangleFillings {
 public:
  void compute(const Grid& grid, Workspace& workspace) {
    list_.clear();
    const bool from_givens = workspace.promise() == Promise::givens;
    for (const RectangleCorners& corners : all_corners) add(grid, corners, from_givens);
  }
  auto begin() const { return list_.begin(); }
  auto end() const { return list_.end(); }

 private:
  /// Solved cells have no candidates.
  void add(const Grid& grid, const RectangleCorners& corners, bool from_givens) {
    const DigitSet outer = grid.candidates(corners[0]) & grid.candidates(corners[3]);
    const DigitSet inner = grid.candidates(corners[1]) & grid.candidates(corners[2]);
    if (outer.empty() || inner.empty()) return;
    for (Digit x : outer) {
      for (Digit y : inner - DigitSet{x}) {
        const bool has_both = outer.contains(y) && inner.contains(x);
        if (has_both || from_givens) list_.push_back({corners, {x, y, y, x}, !has_both});
      }
    }
  }

  std::vector<RectangleFilling> list_;
};

/// Calls `visit(filling)` with each of them, until it says true.
template <class Visit>
bool rectangle_fillings(const Grid& grid, Workspace& workspace, Visit&& visit) {
  for (const RectangleFilling& filling : workspace.get<RectangleFillings>(grid)) {
    if (visit(filling)) return true;
  }
  return false;
}

}  // namespace deduku::uniqueness
