// Unique loops: closed chains of six cells or more, each in a house with the next, that could come to hold two digits
// in turn. Every house that one of them lies in holds exactly two, neighbours in turn of both colours, so that swapping
// the two digits violates no house.
//
//     {4 7} ------------ {4 7}
//       |                  |            even and odd cells, in turn: each house has one of each, or none
//       |        {4 7} - {4 7}
//     {4 7} ---- {4 7}
#pragma once

#include <algorithm>

#include "src/core/workspace.hpp"
#include "techniques/facts/candidate_counts.hpp"
#include "techniques/uniqueness/deadly_pattern.hpp"

namespace deduku::uniqueness {

/// The cells of `hosts` that are not alone in any of their houses, nor become so when the others go.
inline CellSet without_isolated_cells(CellSet hosts) {
  for (bool again = true; again;) {
    again = false;
    for (Cell cell : hosts) {
      const bool is_alone =
          std::ranges::any_of(cell.houses(), [&](House house) { return (hosts & cells_of(house)).size() == 1; });
      if (!is_alone) continue;
      hosts.erase(cell);
      again = true;
    }
  }
  return hosts;
}

/// Searches the loops of one pair of digits. A loop starts at its lowest floor cell, and goes the way on which its
/// second cell is lower than its last.
template <class Visit>
class UniqueLoopSearch {
 public:
  UniqueLoopSearch(const Grid& grid, DigitSet digits, const CellSet& floor, std::vector<CellSet>& known, Visit& visit)
      : grid_(grid), digits_(digits), floor_(floor), known_(known), visit_(visit) {
    hosts_ = without_isolated_cells(grid.cells(digits.first()) & grid.cells(digits.last()));
  }

  bool run() {
    for (Cell start : (floor_ & hosts_)) {
      start_ = start;
      if (extend(start, {})) return true;
      hosts_.erase(start);
    }
    return false;
  }

 private:
  /// Goes on from the end of the path over `cell`, whose roof cells have `extra` as further digits.
  bool extend(Cell cell, DigitSet extra) {
    const auto [row, column, box] = cell.houses();
    const HouseSet houses = {row, column, box};
    HouseSet& touched = touched_[length_ % 2];
    if (touched.intersects(houses)) return false;
    touched |= houses;
    if (length_ == 1) second_ = cell;
    ++length_;
    path_.insert(cell);
    const bool stopped = close(cell) || step_on(cell, extra);
    path_.erase(cell);
    --length_;
    touched -= houses;
    return stopped;
  }

  bool step_on(Cell cell, DigitSet extra) {
    for (Cell next : (hosts_ & peers(cell)) - path_) {
      const DigitSet more = extra | (grid_.candidates(next) - digits_);
      const int roof_size = (path_ - floor_).size() + (floor_.contains(next) ? 0 : 1);
      if (more.size() > 1 && roof_size > 2) continue;
      if (extend(next, more)) return true;
    }
    return false;
  }

  /// Visits the path as a loop if it is one, and is known neither the other way round nor in another order.
  bool close(Cell last) {
    if (length_ < 6 || touched_[0] != touched_[1] || !sees(last, start_) || last < second_) return false;
    if (std::ranges::find(known_, path_) != known_.end()) return false;
    known_.push_back(path_);
    const DeadlyPattern loop{digits_, path_ & floor_, path_ - floor_};
    return loop.floor.size() >= 3 && visit_(loop);
  }

  const Grid& grid_;
  DigitSet digits_;
  CellSet floor_;  ///< the cells with nothing but the two digits
  CellSet hosts_;  ///< the cells that may still be in a loop
  std::vector<CellSet>& known_;
  Visit& visit_;
  Cell start_;
  Cell second_;
  CellSet path_;
  int length_ = 0;
  std::array<HouseSet, 2> touched_;  ///< by the even and by the odd cells
};

/// All loops with at least three floor cells, and with at most two roof cells unless all have one further digit.
template <class Visit>
bool unique_loops(const Grid& grid, Workspace& workspace, Visit&& visit) {
  const CellSet bivalue = facts::bivalue_cells(grid, workspace);
  for (Digit a : Digit::all()) {
    for (Digit b : Digit::all()) {
      const CellSet floor = bivalue & grid.cells(a) & grid.cells(b);
      if (b <= a || floor.size() < 3) continue;
      if (UniqueLoopSearch(grid, {a, b}, floor, workspace.cleared<std::vector<CellSet>>(), visit).run()) return true;
    }
  }
  return false;
}

}  // namespace deduku::uniqueness
