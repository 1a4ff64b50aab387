// Unique rectangles of types 1 to 6 and hidden rectangles, in the order of their first bivalue cell.
//
// A rectangle has a cell with just two candidates. The others need not show both, as long as no digit on the board
// excludes them: candidates that logic has removed could be put back. If only the current grid is known to have one
// solution, all four cells must show both.
#include "src/scales/hodoku/uniqueness.hpp"

#include "src/scales/hodoku/search_context.hpp"

namespace deduku::hodoku {

namespace {

/// Four empty cells in two rows, two columns and two boxes.
struct Rectangle {
  std::array<Cell, 4> cells;  ///< the start, its partner, and the cells opposite them
  DigitSet digits;            ///< the candidates of the start
  CellSet floor;              ///< the cells with no other candidates
  CellSet roof;

  DigitSet extras(const Grid& grid) const {
    DigitSet extras;
    for (Cell cell : roof) extras |= grid.candidates(cell) - digits;
    return extras;
  }
};

class RectangleSearch {
 public:
  RectangleSearch(const Grid& grid, Promise promise, std::array<CandidateSet, 7>& first) : grid_(grid), first_(first) {
    const bool may_be_put_back = promise == Promise::givens;
    for (Digit digit : Digit::all()) {
      possible_[digit] = may_be_put_back ? cells_allowed_by_values(grid, digit) : grid.cells(digit);
    }
  }

  void search() {
    for (Cell start : grid_.empty_cells()) {
      const DigitSet digits = grid_.candidates(start);
      if (digits.size() != 2) continue;
      const CellSet choices = possible_[digits.first()] & possible_[digits.last()];
      visit_rectangles(start, choices, choices, [&](Cell partner, Cell across, Cell fourth) {
        judge({start, partner, across, fourth}, digits);
        return false;
      });
    }
  }

 private:
  /// Whether an earlier cell has been the start of this rectangle, with any digits.
  bool is_visited(const Rectangle& rectangle) const {
    const CellSet cells = rectangle.floor | rectangle.roof;
    for (Cell cell : cells) {
      if (cell < rectangle.cells[0] && is_start(cell, cells)) return true;
    }
    return false;
  }
  /// Whether a cell has just two candidates, both of which all cells may have.
  bool is_start(Cell start, const CellSet& cells) const {
    const DigitSet digits = grid_.candidates(start);
    if (digits.size() != 2) return false;
    return (possible_[digits.first()] & possible_[digits.last()]).contains(cells);
  }

  void judge(const std::array<Cell, 4>& cells, DigitSet digits) {
    Rectangle rectangle{cells, digits, {}, {}};
    for (Cell cell : cells) {
      (digits.contains(grid_.candidates(cell)) ? rectangle.floor : rectangle.roof).insert(cell);
    }
    if (is_visited(rectangle)) return;
    judge_roof(rectangle);
    judge_hidden(rectangle);
  }
  void judge_roof(const Rectangle& rectangle) {
    const int roof = rectangle.roof.size();
    if (roof == 1) remove_digits(rectangle);
    if (roof < 2) return;
    const bool is_side = roof == 2 && !common_houses(rectangle.roof).empty();
    const DigitSet extras = rectangle.extras(grid_);
    if (extras.size() == 1 && roof < 4) remove_extra(rectangle, extras.first(), is_side);
    if (is_side) {
      remove_by_subset(rectangle, extras);
      remove_unlinked(rectangle);
    }
    if (roof == 2 && !is_side) remove_by_lines(rectangle);
  }

  /// Type 1: one cell prevents the pattern.
  void remove_digits(const Rectangle& rectangle) {
    const Cell cell = rectangle.roof.first();
    CandidateSet removals;
    removals.insert(cell, grid_.candidates(cell) & rectangle.digits);
    offer(0, removals);
  }
  /// Types 2 and 5: one extra digit in all cells of the roof.
  void remove_extra(const Rectangle& rectangle, Digit extra, bool is_side) {
    offer(is_side ? 1 : 4, CandidateSet(extra, grid_.cells(extra) & common_peers(rectangle.roof)));
  }

  /// Type 3: the roof, as one cell, forms a naked subset with other cells of a house.
  void remove_by_subset(const Rectangle& rectangle, DigitSet extras) {
    const HouseSet houses = common_houses(rectangle.roof);
    for (House house : houses) {
      CellSet choices;
      for (Cell cell : (cells_of(house) & grid_.empty_cells()) - rectangle.roof) {
        if (!grid_.candidates(cell).intersects(rectangle.digits)) choices.insert(cell);
      }
      extend_subset(rectangle, house, {choices, {}, extras});
    }
  }
  struct Subset {
    CellSet choices;
    CellSet cells;
    DigitSet digits;
  };
  void extend_subset(const Rectangle& rectangle, House house, Subset subset) {
    for (Cell cell : subset.choices) {
      subset.choices.erase(cell);
      const Subset larger{subset.choices, subset.cells | CellSet{cell}, subset.digits | grid_.candidates(cell)};
      if (larger.digits.size() == larger.cells.size() + 1) remove_subset(rectangle, house, larger);
      extend_subset(rectangle, house, larger);
    }
  }
  void remove_subset(const Rectangle& rectangle, House house, const Subset& subset) {
    const CellSet spared = subset.cells | rectangle.roof;
    CellSet cleaned = cells_of(house);
    for (House other : common_houses(spared)) cleaned |= cells_of(other);
    CandidateSet removals;
    for (Digit digit : subset.digits) removals.insert(digit, (grid_.cells(digit) & cleaned) - spared);
    offer(2, removals);
  }

  /// Type 4: one digit of the rectangle has no other place in the houses of the roof.
  void remove_unlinked(const Rectangle& rectangle) {
    const CellSet seen = common_peers(rectangle.roof);
    for (Digit digit : rectangle.digits) {
      if (grid_.cells(digit).intersects(seen)) continue;
      const Digit other = (rectangle.digits - DigitSet{digit}).first();
      offer(3, CandidateSet(other, grid_.cells(other) & rectangle.roof));
    }
  }
  /// Type 6: one digit has no other place in the four lines, so the diagonal of the roof cannot hold it.
  void remove_by_lines(const Rectangle& rectangle) {
    const CellSet cells = rectangle.floor | rectangle.roof;
    CellSet lines;
    for (Cell cell : cells) lines |= cells_of(cell.row()) | cells_of(cell.column());
    for (Digit digit : rectangle.digits) {
      if (grid_.cells(digit).intersects(lines - cells)) continue;
      offer(5, CandidateSet(digit, grid_.cells(digit) & rectangle.roof));
    }
  }

  void judge_hidden(const Rectangle& rectangle) {
    const int count = rectangle.floor.size();
    if (count > 2 || (count == 2 && !common_houses(rectangle.floor).empty())) return;
    for (Cell corner : rectangle.floor) remove_hidden(rectangle, corner);
  }
  /// Hidden: in the row and column of the opposite cell a digit has no place outside the rectangle.
  void remove_hidden(const Rectangle& rectangle, Cell corner) {
    const CellSet cells = rectangle.floor | rectangle.roof;
    const Cell opposite = (cells - cells_of(corner.row()) - cells_of(corner.column())).first();
    const CellSet lines = (cells_of(opposite.row()) | cells_of(opposite.column())) - cells;
    for (Digit digit : rectangle.digits) {
      if (grid_.cells(digit).intersects(lines)) continue;
      const Digit other = (rectangle.digits - DigitSet{digit}).first();
      offer(6, CandidateSet(other, grid_.cells(other) & CellSet{opposite}));
    }
  }

  void offer(int type, const CandidateSet& removals) {
    if (first_[type].empty()) first_[type] = removals;
  }

  const Grid& grid_;
  /// For each digit the cells in which a rectangle may have it.
  PerDigit<CellSet> possible_;
  std::array<CandidateSet, 7>& first_;
};

}  // namespace

void Rectangles::compute(const Grid& grid, Workspace& workspace) {
  first_.fill({});
  RectangleSearch(grid, workspace.promise(), first_).search();
}

const CandidateSet& Rectangles::removed(Entry entry) const {
  return first_[static_cast<std::size_t>(entry) - static_cast<std::size_t>(Entry::uniqueness_test_1)];
}

}  // namespace deduku::hodoku
