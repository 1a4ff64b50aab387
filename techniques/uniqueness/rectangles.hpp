// Unique rectangles: four cells in two rows, two columns and two boxes that could hold two digits, each of them in two
// opposite corners. Swapping the two would give a second solution.
#pragma once

#include <algorithm>
#include <span>

#include "techniques/facts/candidate_counts.hpp"
#include "techniques/facts/crossing.hpp"
#include "techniques/uniqueness/deadly_pattern.hpp"
#include "techniques/uniqueness/rectangle_fillings.hpp"

namespace deduku::uniqueness {

/// The rectangles that two other corners span with `corner`: same row, same column, and the fourth.
struct Corners {
  Cell corner;
  Cell in_row;
  Cell in_column;

  Cell opposite() const { return facts::crossing_of(in_column, in_row); }
  bool has_two_boxes() const { return (in_row.box() == corner.box()) != (in_column.box() == corner.box()); }
  CellSet cells() const { return {corner, in_row, in_column, opposite()}; }
};

/// The number of ways in which the corners can hold the two candidates of `corner`, each in two opposite ones; two ways
/// if all four have both.
inline int ways_to_fill(const Grid& grid, const Corners& corners) {
  const DigitSet digits = grid.candidates(corners.corner);
  const DigitSet opposite = grid.candidates(corners.opposite());
  const DigitSet sides = grid.candidates(corners.in_row) & grid.candidates(corners.in_column);
  const auto can_be = [&](Digit digit, Digit other) {
    return opposite.contains(digit) && sides.contains(other) ? 1 : 0;
  };
  return can_be(digits.first(), digits.last()) + can_be(digits.last(), digits.first());
}

/// Whether no other corner before `corner` has the same two candidates.
inline bool is_lowest_pair(const Grid& grid, Cell corner, const DeadlyPattern& rectangle) {
  for (Cell cell : rectangle.floor) {
    if (grid.candidates(cell) == rectangle.digits) return cell == corner;
  }
  return false;
}

/// Adds the rectangles whose lowest corner with only the two digits is `corner`. With `from_givens` also adds
/// rectangles that can be filled in one way only, and adds to `unfillable` those that can no longer be filled and have
/// two floor cells. With one floor cell the guardians of three roof cells hardly ever share an elimination, and the
/// search for it takes 5 % of the time of R.
inline void add_rectangles_at(const Grid& grid, Cell corner, bool from_givens, std::vector<DeadlyPattern>& rectangles,
                              std::vector<DeadlyPattern>& unfillable) {
  const DigitSet digits = grid.candidates(corner);
  const CellSet& a = grid.cells(digits.first());
  const CellSet& b = grid.cells(digits.last());
  const CellSet holders = (from_givens ? a | b : a & b) & peers(corner);
  for (Cell in_row : (holders & cells_of(corner.row()))) {
    for (Cell in_column : (holders & cells_of(corner.column()))) {
      const Corners corners{corner, in_row, in_column};
      if (!corners.has_two_boxes()) continue;
      const int ways = ways_to_fill(grid, corners);
      if (ways < 2 && !(from_givens && (a | b).contains(corners.opposite()))) continue;
      DeadlyPattern rectangle{digits, {}, {}, ways < 2};
      for (Cell cell : corners.cells()) {
        (digits.contains(grid.candidates(cell)) ? rectangle.floor : rectangle.roof).insert(cell);
      }
      if (ways == 0 && rectangle.floor.size() < 2) continue;
      if (is_lowest_pair(grid, corner, rectangle)) (ways > 0 ? rectangles : unfillable).push_back(rectangle);
    }
  }
}

/// All rectangles with at least one corner that has both digits and nothing else, in the order of the lowest, and then
/// those with solved corners that are not given. If the givens are unknown, all four corners have both digits.
class UniqueRectangles {
 public:
  void compute(const Grid& grid, Workspace& workspace) {
    list_.clear();
    unfillable_.clear();
    for (Cell corner : facts::bivalue_cells(grid, workspace)) {
      add_rectangles_at(grid, corner, workspace.promise() == Promise::givens, list_, unfillable_);
    }
    for (const RectangleFilling& filling : workspace.get<RectangleFillings>(grid)) {
      if (filling.solved.empty()) continue;
      const CellSet floor = filling.floor(grid);
      list_.push_back({filling.digits(), floor, filling.cells() - floor, true, filling.solved});
    }
  }
  auto begin() const { return list_.begin(); }
  auto end() const { return list_.end(); }
  /// The rectangles that have lost the candidates for both fillings: the roof must still hold one of its further
  /// candidates.
  std::span<const DeadlyPattern> unfillable() const { return unfillable_; }
  friend bool operator==(const UniqueRectangles&, const UniqueRectangles&) = default;

 private:
  std::vector<DeadlyPattern> list_;
  std::vector<DeadlyPattern> unfillable_;
};

/// Calls `visit(rectangle)` with each rectangle, until it returns true.
template <class Visit>
bool unique_rectangles(const Grid& grid, Workspace& workspace, Visit&& visit) {
  return std::ranges::any_of(workspace.get<UniqueRectangles>(grid), visit);
}

}  // namespace deduku::uniqueness
