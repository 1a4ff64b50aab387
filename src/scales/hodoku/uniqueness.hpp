// Rectangles of two digits: their corners, and the first of each type on a grid, from one search for all types.
#pragma once

#include "deduku/technique.hpp"
#include "src/core/workspace.hpp"
#include "src/scales/hodoku/hodoku_hint.hpp"
#include "techniques/facts/crossing.hpp"

namespace deduku::hodoku {

/// The fourth corner of a rectangle, from one corner and the two in line with it.
constexpr Cell opposite_corner(Cell corner, Cell neighbour, Cell across) {
  return corner.row() == neighbour.row() ? facts::crossing_of(across, neighbour)
                                         : facts::crossing_of(neighbour, across);
}

/// Calls `visit(partner, across, fourth)` for each rectangle over a cell, a partner beside it in its box and two of the
/// choices opposite them, until it returns true.
template <class Visit>
bool visit_rectangles(Cell start, const CellSet& partners, const CellSet& choices, Visit&& visit) {
  const CellSet in_line = cells_of(start.row()) | cells_of(start.column());
  for (Cell partner : (partners & cells_of(start.box()) & in_line) - CellSet{start}) {
    const bool in_row = start.row() == partner.row();
    const CellSet line = cells_of(in_row ? start.column() : start.row()) - cells_of(start.box());
    for (Cell across : (choices & line)) {
      const Cell fourth = opposite_corner(start, partner, across);
      if (choices.contains(fourth) && visit(partner, across, fourth)) return true;
    }
  }
  return false;
}

/// For each type the first rectangle that removes something.
class Rectangles {
 public:
  void compute(const Grid& grid, Workspace& workspace);

  /// The removals of the step of an entry, from `uniqueness_test_1` to `hidden_rectangle`.
  const CandidateSet& removed(Entry entry) const;
  friend bool operator==(const Rectangles&, const Rectangles&) = default;

 private:
  static constexpr int type_count = 7;
  std::array<CandidateSet, type_count> first_;
};

}  // namespace deduku::hodoku
