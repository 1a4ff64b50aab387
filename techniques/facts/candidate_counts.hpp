// The numbers of candidates of the cells, counted for all cells at once.
#pragma once

#include "src/core/workspace.hpp"

namespace deduku::facts {

/// The empty cells by the number of their candidates, distinguished up to four.
class CandidateCounts {
 public:
  static constexpr int most = 4;

  CandidateCounts() = default;
  explicit CandidateCounts(const Grid& grid) {
    for (Digit digit : Digit::all()) {
      for (int count = most; count > 0; --count) at_least_[count + 1] |= at_least_[count] & grid.cells(digit);
      at_least_[1] |= grid.cells(digit);
    }
  }

  void compute(const Grid& grid, Workspace&) { *this = CandidateCounts(grid); }

  /// The cells with `least` to `last` candidates; 1 <= least <= last <= most.
  CellSet cells_with(int least, int last) const { return at_least_[least] - at_least_[last + 1]; }
  CellSet cells_with(int count) const { return cells_with(count, count); }
  friend bool operator==(const CandidateCounts&, const CandidateCounts&) = default;

 private:
  std::array<CellSet, most + 2> at_least_{};
};

/// The cells among some bivalue cells that have the same two candidates as `cell`, which is also bivalue.
inline CellSet equal_cells(const Grid& grid, Cell cell, CellSet bivalue) {
  for (Digit digit : grid.candidates(cell)) bivalue &= grid.cells(digit);
  return bivalue;
}

}  // namespace deduku::facts

namespace deduku::facts {

/// The empty cells with exactly two candidates.
inline CellSet bivalue_cells(const Grid& grid, Workspace& workspace) {
  return workspace.get<CandidateCounts>(grid).cells_with(2);
}

}  // namespace deduku::facts
