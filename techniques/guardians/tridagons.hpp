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

#include <algorithm>

#include "techniques/facts/candidate_counts.hpp"
#include "techniques/facts/digit_triples.hpp"
#include "techniques/guardians/guardians.hpp"

namespace deduku::guardians {

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

/// Searches for the tridagons of three digits in four boxes.
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

/// The corners of the nine rectangles of boxes, each next to the previous one.
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

/// All tridagons with at least six cells that have only the three digits.
template <class Visit>
bool tridagons(const Grid& grid, Workspace& workspace, Visit&& visit) {
  const CellSet small = workspace.get<facts::CandidateCounts>(grid).cells_with(2, 3);
  if (small.size() < 6) return false;
  for (DigitSet digits : facts::digit_triples) {
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

/// The search for tridagons of three digits in which some cells may be solved, or hold only one of the digits: the rest
/// of them cannot be filled either.
template <class Visit>
class OpenTridagonSearch {
 public:
  OpenTridagonSearch(const Grid& grid, DigitSet digits, int most, Visit& visit)
      : digits_(digits), most_(most), visit_(visit) {
    for (int box = 0; box < 9; ++box) {
      const std::array<Transversal, 6> transversals = transversals_of(box);
      for (std::size_t i = 0; i < transversals.size(); ++i) open_[box][i] = open_part_of(grid, transversals[i]);
    }
  }

  bool run(std::span<const int, 4> boxes) { return add_box(boxes, {}, 0, false); }

 private:
  /// A transversal without its solved cells.
  struct OpenTransversal {
    CellSet cells{};
    int guardians = 0;  ///< the number of guardians; more than possible if it cannot be used
    bool is_odd = false;
  };

  OpenTransversal open_part_of(const Grid& grid, const Transversal& transversal) const {
    OpenTransversal open{.is_odd = transversal.is_odd};
    for (Cell cell : transversal.cells) {
      const std::optional<Digit> value = grid.value(cell);
      if (value ? !digits_.contains(*value) : !digits_.intersects(grid.candidates(cell))) {
        open.guardians = most_ + 1;
      } else if (!value) {
        open.cells.insert(cell);
        open.guardians += (grid.candidates(cell) - digits_).size();
      }
    }
    return open;
  }

  bool add_box(std::span<const int> boxes, const CellSet& cells, int guardians, bool is_odd) {
    if (guardians > most_) return false;
    if (boxes.empty()) return is_odd && visit_(cells);
    for (const OpenTransversal& next : open_[boxes.front()]) {
      if (add_box(boxes.subspan(1), cells | next.cells, guardians + next.guardians, is_odd != next.is_odd)) return true;
    }
    return false;
  }

  DigitSet digits_;
  int most_;
  Visit& visit_;
  std::array<std::array<OpenTransversal, 6>, 9> open_;
};

/// The unsolved cells of all tridagons of three digits with at most `most_guardians` guardians, if at least six cells
/// of the grid have only the digits.
template <class Visit>
bool open_tridagons(const Grid& grid, DigitSet digits, int most, Visit&& visit) {
  CellSet floor = grid.empty_cells();
  for (Digit other : ~digits) floor -= grid.cells(other);
  if (floor.size() < 6) return false;
  OpenTridagonSearch search(grid, digits, most, visit);
  return std::ranges::any_of(box_rectangles, [&](const auto& boxes) { return search.run(boxes); });
}

}  // namespace deduku::guardians
