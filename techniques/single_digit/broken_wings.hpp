// Broken wings: loops for one digit with an odd number of cells, each of which shares a house with the next. If none of
// these houses had another place for the digit, it would be in every second cell all the way round, which is impossible
// in an odd loop. So one of the other places, the guardians, holds it.
//
//     7 --------- 7        The first row has a further place for 7, g, and the other four houses of the loop
//     |     g     |        have none: g is 7.
//     7 -- 7      7
//           \    /
//          one box
//
// The search works backwards. Assume that a candidate is true: then its peers are removed, and if a house is left with
// two places, these are opposite. Assume that it is false: then it alone is removed. If the opposites make an odd loop,
// the removed cells are its guardians, and the assumption is wrong. So the guardians are always seen by a candidate
// that sees no cell of the loop, or there is only one.
#pragma once

#include <algorithm>
#include <span>

#include "deduku/grid.hpp"
#include "techniques/facts/digit_facts.hpp"
#include "techniques/single_digit/two_colours.hpp"

namespace deduku::single_digit {

/// An odd loop, from its lowest cell in the direction of the lower of its neighbours.
struct BrokenWing {
  Digit digit;
  std::span<const Cell> loop;
  std::span<const House> houses;  ///< `houses[i]` joins `loop[i]` to the next, the last one to the first
  CellSet guardians;              ///< the other places of these houses, at least one
};

/// Searches for the loops of one digit after some of its places are removed.
class OddLoops {
 public:
  OddLoops(const Grid& grid, Digit digit) : digit_(digit), places_(grid.cells(digit)) {
    for (House house : House::all()) {
      const CellSet cells = grid.cells(house, digit);
      if (cells.size() > 1) houses_[house_count_++] = {house, cells};
    }
  }

  /// Visits the smallest loops without the cells of `out`.
  template <class Visit>
  bool without(const CellSet& out, Visit& visit) {
    link(out);
    if (!can_have_guardians_ || pair_count_ < 5 || can_alternate()) return false;
    while (drop_loose_ends()) continue;
    for (found_ = false, size_ = 5; !found_ && size_ <= pair_count_; size_ += 2) {
      if (visit_loops(visit)) return true;
    }
    return false;
  }

 private:
  /// A house with its places, or its two remaining ones.
  struct Places {
    House house;
    CellSet cells;

    Cell other(Cell cell) const { return (cells - CellSet{cell}).first(); }
  };

  std::span<const Places> pairs() const { return std::span(pairs_).first(static_cast<std::size_t>(pair_count_)); }

  void link(const CellSet& out) {
    pair_count_ = 0;
    can_have_guardians_ = false;
    for (int i = 0; i < house_count_; ++i) {
      const CellSet left = houses_[i].cells - out;
      if (left.size() != 2) continue;
      pairs_[pair_count_++] = {houses_[i].house, left};
      can_have_guardians_ |= left != houses_[i].cells;
    }
  }

  /// Drops the pairs with a cell that is in no other pair, which no loop contains; false if there is no such pair.
  bool drop_loose_ends() {
    CellSet once;
    CellSet twice;
    for (const Places& pair : pairs()) {
      twice |= once & pair.cells;
      once |= pair.cells;
    }
    const int before = pair_count_;
    pair_count_ = 0;
    for (int i = 0; i < before; ++i) {
      if ((pairs_[i].cells - twice).empty()) pairs_[pair_count_++] = pairs_[i];
    }
    return pair_count_ < before;
  }

  /// Whether two colours can be assigned so that the cells of each pair differ: then no loop is odd.
  bool can_alternate() const {
    TwoColours colours;
    return std::ranges::all_of(pairs(),
                               [&](const Places& pair) { return colours.part(pair.cells.first(), pair.cells.last()); });
  }

  /// The loops of `size_` cells.
  template <class Visit>
  bool visit_loops(Visit& visit) {
    CellSet starts;
    for (const Places& pair : pairs()) starts.insert(pair.cells.first());
    for (Cell start : starts) {
      if (enter(start, visit)) return true;
    }
    return false;
  }

  /// Appends a cell to the path and extends it along each of the cell's pairs.
  template <class Visit>
  bool enter(Cell cell, Visit& visit) {
    loop_[length_++] = cell;
    path_.insert(cell);
    bool stopped = false;
    for (const Places& pair : pairs()) {
      if (!pair.cells.contains(cell)) continue;
      const Cell next = pair.other(cell);
      joints_[length_ - 1] = pair.house;
      if (length_ < size_) {
        stopped = next > loop_[0] && !path_.contains(next) && enter(next, visit);
      } else {
        stopped = next == loop_[0] && loop_[1] < cell && visit_loop(visit);
      }
      if (stopped) break;
    }
    path_.erase(cell);
    --length_;
    return stopped;
  }

  template <class Visit>
  bool visit_loop(Visit& visit) {
    const auto size = static_cast<std::size_t>(size_);
    CellSet guardians;
    for (House house : std::span(joints_).first(size)) guardians |= places_ & cells_of(house);
    guardians -= path_;
    if (guardians.empty()) return false;
    found_ = true;
    return visit(BrokenWing{digit_, std::span(loop_).first(size), std::span(joints_).first(size), guardians});
  }

  Digit digit_;
  CellSet places_;
  std::array<Places, House::count> houses_;  ///< houses with at least two places
  int house_count_ = 0;
  std::array<Places, House::count> pairs_;  ///< the houses with two remaining places
  int pair_count_ = 0;
  bool can_have_guardians_ = false;  ///< whether a pair had further places
  int size_ = 0;
  bool found_ = false;
  std::array<Cell, House::count> loop_;
  std::array<House, House::count> joints_;
  int length_ = 0;
  CellSet path_;
};

/// For every candidate, the smallest broken wings that decide it; a wing may be visited for several candidates. A
/// candidate that its digit alone proves false is dead, and the peers of a true one are dead.
template <class Visit>
bool broken_wings(const Grid& grid, Workspace& workspace, Visit&& visit) {
  for (Digit digit : facts::digits_with_dead_cells(grid, workspace)) {
    const CellSet& dead = workspace.get<facts::DeadCells>(grid, digit).value();
    OddLoops loops(grid, digit);
    for (Cell cell : grid.cells(digit)) {
      if (dead.contains(grid.cells(digit) & peers(cell)) && loops.without({cell}, visit)) return true;
      if (dead.contains(cell) && loops.without(peers(cell), visit)) return true;
    }
  }
  return false;
}

}  // namespace deduku::single_digit
