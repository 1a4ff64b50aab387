// The queues of singles after the digits of a board have been placed in reading order, read off the grid instead of
// placing them.
#pragma once

#include <algorithm>

#include "src/core/grid_access.hpp"
#include "techniques/facts/candidate_counts.hpp"

namespace deduku::hodoku {

template <class T>
constexpr bool is_single(Set<T> set) {
  return std::has_single_bit(set.bits());
}

/// The houses in which a digit has one place now and had others before. Checks all at once: a loop that compilers turn
/// into vector instructions if its numbers are as narrow as the sets.
inline HouseSet houses_with_new_single(const GridAccess::HousePositions& before,
                                       const GridAccess::HousePositions& now) {
  unsigned houses = 0;
  for (std::size_t i = 0; i < now.size(); ++i) {
    const auto places = static_cast<PositionSet::Word>(now[i].bits());
    const auto below = static_cast<PositionSet::Word>(places - 1);
    const bool is_single = (places ^ below) > below;
    const bool is_new = places != before[i].bits();
    houses |= is_single && is_new ? 1U << i : 0U;
  }
  return HouseSet::from_bits(houses);
}

/// A few singles, put into the order of their turns.
class Turns {
 public:
  void add(int turn, Candidate single) { found_[count_++] = turn << candidate_bits | single.index(); }
  /// They are few and distinct, so counting the smaller ones for each is quicker than sorting.
  template <class Visit>
  void visit_in_order(Visit&& visit) {
    std::array<int, House::count * Digit::count> in_order;
    for (int i = 0; i < count_; ++i) {
      int rank = 0;
      for (int j = 0; j < count_; ++j) rank += found_[j] < found_[i] ? 1 : 0;
      in_order[rank] = found_[i];
    }
    for (int i = 0; i < count_; ++i) visit(Candidate(in_order[i] & ((1 << candidate_bits) - 1)));
    count_ = 0;
  }

 private:
  static constexpr int candidate_bits = 10;
  std::array<int, House::count * Digit::count> found_;  ///< the turn, then the candidate
  int count_ = 0;
};

/// For each cell the cells with a lower index.
inline constexpr PerCell<CellSet> cells_before = [] {
  PerCell<CellSet> table{};
  for (int i = 1; i < Cell::count; ++i) table[i] = table[i - 1] | CellSet{Cell(i - 1)};
  return table;
}();

/// The time at which each candidate is removed while the digits of a board are placed in reading order, and the singles
/// that this leaves. A placed digit removes itself from its peers, cell by cell; then the others from its own cell.
class Opening {
 public:
  explicit Opening(const Grid& grid) : grid_(grid) {}

  /// Calls `visit(single)` with the naked singles in the order of their discovery.
  template <class Visit>
  void naked_singles(Visit&& visit) {
    for (Cell cell : facts::CandidateCounts(grid_).cells_with(1)) {
      const DigitSet left = grid_.candidates(cell);
      int last = 0;
      for (Digit digit : ~left) last = std::max(last, (grid_.solved_cells(digit) & peers(cell)).first().index());
      turns_.add(turn(last, seen, cell.index()), {cell, left.first()});
    }
    turns_.visit_in_order(visit);
  }
  /// Visits the hidden singles in the order of their turns. A single of several houses counts at the turn of the first
  /// that shows it.
  template <class Visit>
  void hidden_singles(Visit&& visit) {
    for (Digit digit : Digit::all()) {
      const HouseSet houses = houses_with_new_single({}, GridAccess::positions(grid_, digit));
      if (houses.empty()) continue;
      PerCell<int> turns;
      CellSet singles;
      const Departures departures(grid_, digit);
      for (House house : houses) {
        const Cell single = cell_at(house, grid_.positions(house, digit).first());
        const int turn = departures.last_turn(cells_of(house) - CellSet{single}) + static_cast<int>(house.kind());
        turns[single] = singles.contains(single) ? std::min(turns[single], turn) : turn;
        singles.insert(single);
      }
      for (Cell single : singles) turns_.add(turns[single], {single, digit});
    }
    turns_.visit_in_order(visit);
  }

 private:
  enum RemovalCause { seen, displaced };
  /// A number that grows in the order of removals, in steps of 4. `rank` is that of the cell for removals from peers of
  /// the placed digit, and that of the digit for removals from its own cell.
  static constexpr int turn(int placed, RemovalCause cause, int rank) {
    return ((2 * placed + cause) << 7 | rank) << 2;
  }

  /// The turns at which the places of a digit are removed.
  class Departures {
   public:
    Departures(const Grid& grid, Digit digit) : rank_(digit.index()), displaced_(~grid.empty_cells()) {
      CellSet stay = CellSet::all();
      for (Cell holder : grid.solved_cells(digit)) {
        CellSet& removed = removed_[count_];
        removed = (stay & peers(holder)) - (displaced_ & cells_before[holder]);
        displaced_ -= removed;
        stay -= removed;
        holders_[count_++] = holder;
      }
    }
    /// The turn of the last of several cells, all of which lose the digit.
    int last_turn(const CellSet& cells) const {
      int last = 0;
      if (const CellSet own = displaced_ & cells; !own.empty()) last = turn(own.last().index(), displaced, rank_);
      for (int i = count_ - 1; i >= 0; --i) {
        const CellSet removed = removed_[i] & cells;
        if (!removed.empty()) return std::max(last, turn(holders_[i].index(), seen, removed.last().index()));
      }
      return last;
    }

   private:
    int rank_;
    CellSet displaced_;  ///< those removed by a digit in their own cell
    std::array<CellSet, 9> removed_;
    std::array<Cell, 9> holders_;
    int count_ = 0;
  };

  const Grid& grid_;
  Turns turns_;
};

}  // namespace deduku::hodoku
