// Sue de Coq: the cells of an intersection have N more digits than cells. Cells of the line and of the box outside it,
// which bring digits of their own, take N of them, so everything is used up.
#include <algorithm>

#include "src/scales/hodoku/hodoku_producers.hpp"

namespace deduku::hodoku {

namespace {

/// Cells of one side, chosen outside the intersection, and their digits.
struct Side {
  CellSet cells;
  DigitSet digits;
};

class IntersectionSearch {
 public:
  IntersectionSearch(const Grid& grid, House line, House box, HodokuHint& hint)
      : grid_(grid), line_(line), box_(box), hint_(hint) {}

  bool search() {
    const CellSet open = cells_of(line_) & cells_of(box_) & grid_.empty_cells();
    if (open.size() < 2) return false;
    for (Cell a : open) {
      for (Cell b : open) {
        if (b <= a) continue;
        if (search_core({a, b})) return true;
        for (Cell c : open) {
          if (c > b && search_core({a, b, c})) return true;
        }
      }
    }
    return false;
  }

 private:
  DigitSet digits_in(const CellSet& cells) const {
    DigitSet digits;
    for (Cell cell : cells) digits |= grid_.candidates(cell);
    return digits;
  }

  bool search_core(const CellSet& core) {
    core_ = {core, digits_in(core)};
    surplus_ = core_.digits.size() - core.size();
    if (surplus_ < 2) return false;
    const CellSet in_line = (cells_of(line_) & grid_.empty_cells()) - core;
    const CellSet in_box = (cells_of(box_) & grid_.empty_cells()) - core;
    const int max_in_box = max_taken(in_box);
    min_in_line_ = std::max(1, surplus_ - max_in_box);
    return max_in_box > 0 && max_taken(in_line) >= min_in_line_ && extend_line({}, in_line, in_box);
  }
  /// The maximum number of core digits that a choice of these cells takes: the number of cells that do not find a digit
  /// of their own if each may have one (Hall).
  int max_taken(const CellSet& cells) {
    takers_ = {};
    int count = 0;
    for (Cell cell : cells) {
      DigitSet tried;
      if (!settle(cell, tried)) ++count;
    }
    return count;
  }
  /// Gives a cell a digit from outside the core; a cell that already has it moves to another one.
  bool settle(Cell cell, DigitSet& tried) {
    for (Digit digit : grid_.candidates(cell) - core_.digits) {
      if (tried.contains(digit)) continue;
      tried.insert(digit);
      std::optional<Cell>& taker = takers_[digit];
      if (taker && !settle(*taker, tried)) continue;
      taker = cell;
      return true;
    }
    return false;
  }
  /// The number of core digits that a side takes.
  int taken_by(const Side& side) const { return side.cells.size() - (side.digits - core_.digits).size(); }
  /// `in_box` are the cells left for the side in the box, which may share with this one only digits that are not in the
  /// core.
  bool extend_line(const Side& side, CellSet choices, const CellSet& in_box) {
    for (Cell cell : choices) {
      if (taken_by(side) + choices.size() < min_in_line_) return false;
      choices.erase(cell);
      const CellSet left = in_box - CellSet{cell} - sharing_cells(cell);
      if (left.empty()) continue;
      const Side larger{side.cells | CellSet{cell}, side.digits | grid_.candidates(cell)};
      in_line_ = larger;
      const int taken = taken_by(larger);
      if (min_in_line_ <= taken && taken < surplus_ && extend_box({}, left, surplus_ - taken)) return true;
      if (extend_line(larger, choices, left)) return true;
    }
    return false;
  }
  /// The cells that have a digit of the core in common with this one.
  CellSet sharing_cells(Cell cell) const {
    CellSet cells;
    for (Digit digit : core_.digits& grid_.candidates(cell)) cells |= grid_.cells(digit);
    return cells;
  }
  bool extend_box(const Side& side, CellSet choices, int missing) {
    for (Cell cell : choices) {
      if (taken_by(side) + choices.size() < missing) return false;
      choices.erase(cell);
      const Side larger{side.cells | CellSet{cell}, side.digits | grid_.candidates(cell)};
      if (taken_by(larger) == missing && remove(larger)) return true;
      if (extend_box(larger, choices, missing)) return true;
    }
    return false;
  }

  /// Either house, the box first, loses the digits that the core and its own side take, and those that both sides
  /// bring. A side that also lies in the other house is not spared there.
  bool remove(const Side& in_box) {
    const DigitSet shared = in_line_.digits & in_box.digits;
    const auto clean = [&](House house, const Side& own, const Side& other) {
      for (Digit digit : ((core_.digits | own.digits) - other.digits) | shared) {
        hint_.remove(digit, grid_.cells(house, digit) - core_.cells - own.cells);
      }
    };
    clean(box_, in_box, in_line_);
    clean(line_, in_line_, in_box);
    return hint_.has_effect();
  }

  const Grid& grid_;
  House line_;
  House box_;
  HodokuHint& hint_;
  Side core_;
  PerDigit<std::optional<Cell>> takers_;
  Side in_line_;
  int surplus_ = 0;
  int min_in_line_ = 0;
};

}  // namespace

bool find_sue_de_coq(SearchContext context, HodokuHint& hint) {
  for (int line = 0; line < 18; ++line) {
    for (int i = 0; i < 3; ++i) {
      const House box = cell_at(House(line), Position(3 * i)).box();
      if (!context.is_to_search(House(line)) && !context.is_to_search(box)) continue;
      if (IntersectionSearch(context.grid, House(line), box, hint).search()) return true;
    }
  }
  return false;
}

}  // namespace deduku::hodoku
