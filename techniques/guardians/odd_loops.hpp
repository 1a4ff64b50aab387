// Odd loops for one digit: an odd number of cells, each of which shares a house with the next. If none of these houses
// had another place for the digit, it would be in every second cell all the way round, which is impossible for an odd
// number. So one of the other places, the guardians, holds it: a broken wing.
//
//     7 --------- 7        The first row has further places for 7, g and h, and the other four houses of the loop
//     |   g   h   |        have none: g or h is 7.
//     7 -- 7      7
//           \    /
//          one box
//
// techniques/single_digit/broken_wings.hpp finds broken wings that decide a candidate at once.
#pragma once

#include "deduku/grid.hpp"

namespace deduku::guardians {

/// Searches for the loops of one digit, of five to nine cells.
template <class Visit>
class OddLoopSearch {
 public:
  OddLoopSearch(const Grid& grid, Digit digit, int most_guardians, Visit& visit)
      : grid_(grid), digit_(digit), most_guardians_(most_guardians), visit_(visit) {}

  bool run() {
    for (Cell start : grid_.cells(digit_)) {
      start_ = start;
      if (extend(start, {start}, {}, {}, 1)) return true;
    }
    return false;
  }

 private:
  static constexpr int longest = 9;

  /// Extends a path from its last cell through each of its houses.
  bool extend(Cell last, const CellSet& path, const HouseSet& houses, const CellSet& guardians, int length) {
    for (House house : last.houses()) {
      const CellSet places = grid_.cells(house, digit_);
      if (houses.contains(house) || places.size() > most_guardians_ + 2) continue;
      for (Cell next : places - CellSet{last} - guardians) {
        const CellSet others = guardians | (places - CellSet{last, next});
        if (others.size() > most_guardians_ || others.intersects(path)) continue;
        HouseSet more = houses;
        more.insert(house);
        if (next == start_ ? close(last, path, more, others, length) : go_on(next, path, more, others, length))
          return true;
      }
    }
    return false;
  }

  bool go_on(Cell next, CellSet path, const HouseSet& houses, const CellSet& guardians, int length) {
    if (length == longest || next < start_ || path.contains(next)) return false;
    if (length == 1) second_ = next;
    path.insert(next);
    return extend(next, path, houses, guardians, length + 1);
  }

  /// Visits a loop in the direction of its lower neighbour.
  bool close(Cell last, const CellSet& path, const HouseSet& houses, const CellSet& guardians, int length) {
    if (length < 5 || length % 2 == 0 || last < second_ || guardians.empty()) return false;
    return visit_(path, houses, guardians);
  }

  const Grid& grid_;
  Digit digit_;
  int most_guardians_;
  Visit& visit_;
  Cell start_;
  Cell second_;
};

/// Calls `visit(cells, houses, guardians)` with the loops of a digit that have at most `most_guardians` guardians,
/// until it returns true.
template <class Visit>
bool odd_loops(const Grid& grid, Digit digit, int most_guardians, Visit&& visit) {
  return OddLoopSearch(grid, digit, most_guardians, visit).run();
}

}  // namespace deduku::guardians
