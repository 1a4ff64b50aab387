// The results of the rectangles of a grid, from one search for all types.
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
