// Tridagons (Thor's hammer): three cells in each of four boxes at the corners of a rectangle of boxes, one in each row
// and column of its box, that three digits alone cannot fill.
//
//      b1        b2        In each box the cells pair rows with columns: a permutation, even for a diagonal
//      1 . .  |  . . 1     and its shifts, odd for the others. Filled with three digits, b1 and b2 have each
//      . 1 .  |  . 1 .     digit in different rows: from the rows of b1 to those of b2 the digits move in a
//      . . 1  |  1 . .     cycle of three, an even permutation, and likewise from columns to columns below.
//      -------+-------     The way round the four boxes, through rows, columns, rows and columns, leads back
//      1 . .  |  1 . .     to the start, so the permutations of an even number of boxes must be odd. Here one
//      . 1 .  |  . 1 .     is, that of b2: there is no filling.
//      . . 1  |  . . 1
//      b4        b5
#pragma once

#include "techniques/exotic/guardians.hpp"
#include "techniques/facts/candidate_counts.hpp"
#include "techniques/uniqueness/rectangles_extended.hpp"

namespace deduku::exotic {

/// Three cells of a box, one in each row and column.
struct Transversal {
  CellSet cells;
  bool is_odd = false;
};

/// The six transversals of a box, 0..8.
inline std::array<Transversal, 6> transversals_of(int box) {
  static constexpr std::array<std::array<int, 3>, 6> columns = {
      {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {1, 0, 2}, {2, 1, 0}}};
  std::array<Transversal, 6> transversals;
  for (int i = 0; i < 6; ++i) {
    for (int row = 0; row < 3; ++row) {
      transversals[i].cells.insert(cell_at(House::box(box), Position(3 * row + columns[i][row])));
    }
    transversals[i].is_odd = i >= 3;
  }
  return transversals;
}

/// Searches the tridagons of three digits in four boxes.
template <class Visit>
class TridagonSearch {
 public:
  /// `hosts` are the cells with at least two of the digits.
  TridagonSearch(const Grid& grid, DigitSet digits, const CellSet& hosts, Visit& visit)
      : grid_(grid), digits_(digits), hosts_(hosts), visit_(visit) {}

  bool run(std::span<const int, 4> boxes) { return add_box(boxes, {}, false); }

 private:
  bool add_box(std::span<const int> boxes, const CellSet& cells, bool is_odd) {
    const Guardians guardians = guardians_of(grid_, cells, digits_);
    if (!guardians.are_conclusive(grid_)) return false;
    if (boxes.empty()) {
      return is_odd && !guardians.cells.empty() && visit_(ImpossiblePattern{digits_, cells, guardians});
    }
    for (const Transversal& next : transversals_of(boxes.front())) {
      if (!hosts_.contains(next.cells)) continue;
      if (add_box(boxes.subspan(1), cells | next.cells, is_odd != next.is_odd)) return true;
    }
    return false;
  }

  const Grid& grid_;
  DigitSet digits_;
  CellSet hosts_;
  Visit& visit_;
};

/// The corners of the nine rectangles of boxes, each next to the one before it.
inline constexpr std::array<std::array<int, 4>, 9> box_rectangles = [] {
  constexpr std::array<std::array<int, 2>, 3> pairs = {{{0, 1}, {0, 2}, {1, 2}}};
  std::array<std::array<int, 4>, 9> rectangles{};
  int count = 0;
  for (const auto& [top, bottom] : pairs) {
    for (const auto& [left, right] : pairs) {
      rectangles[count++] = {3 * top + left, 3 * top + right, 3 * bottom + right, 3 * bottom + left};
    }
  }
  return rectangles;
}();

/// The cells with at least two of three digits.
inline CellSet hosts_of(const Grid& grid, DigitSet digits) {
  CellSet any;
  CellSet two;
  for (Digit digit : digits) {
    two |= any & grid.cells(digit);
    any |= grid.cells(digit);
  }
  return two;
}

/// All tridagons in which at least six cells have nothing but the three digits.
template <class Visit>
bool tridagons(const Grid& grid, Workspace& workspace, Visit&& visit) {
  const CellSet small = workspace.get<facts::CandidateCounts>(grid).cells_with(2, 3);
  if (small.size() < 6) return false;
  for (DigitSet digits : uniqueness::digit_triples) {
    const CellSet hosts = hosts_of(grid, digits);
    CellSet floor = small & hosts;
    for (Digit other : ~digits) floor -= grid.cells(other);
    if (floor.size() < 6) continue;
    TridagonSearch search(grid, digits, hosts, visit);
    for (const auto& boxes : box_rectangles) {
      CellSet cells;
      for (int box : boxes) cells |= cells_of(House::box(box));
      if ((floor & cells).size() >= 6 && search.run(boxes)) return true;
    }
  }
  return false;
}

}  // namespace deduku::exotic
