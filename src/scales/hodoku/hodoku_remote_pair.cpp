// Remote pair: a path of cells with the same two candidates, each seeing the next. Cells at an odd distance in it hold
// different digits, so a cell that sees two of them holds neither.
#include "src/scales/hodoku/hodoku_producers.hpp"
#include "techniques/colouring/colouring.hpp"
#include "techniques/facts/candidate_counts.hpp"

namespace deduku::hodoku {

namespace {

class PairPaths {
 public:
  PairPaths(const Grid& grid, const CellSet& cells, DigitSet digits, Best& best)
      : grid_(grid), cells_(cells), digits_(digits), best_(best) {}

  void search() {
    for (Cell start : cells_) extend(start, {});
  }

 private:
  static constexpr int max_cells = 21;

  /// Continues with `cell`; `seen` are the cells that see two cells of the path so far at odd distance.
  void extend(Cell cell, CellSet seen) {
    for (int i = count_ - 3; i >= 0; i -= 2) seen |= peers(path_[i]) & peers(cell);
    path_[count_++] = cell;
    used_.insert(cell);
    if (count_ % 2 == 0) offer(seen, peers(path_[0]) & peers(cell));
    if (count_ < max_cells) {
      for (Cell next : (cells_ & peers(cell)) - used_) extend(next, seen);
    }
    used_.erase(cell);
    --count_;
  }
  /// Only a path whose very ends remove something counts, with all its removals.
  void offer(const CellSet& seen, const CellSet& seen_by_ends) {
    CandidateSet removals;
    for (Digit digit : digits_) removals.insert(digit, (grid_.cells(digit) & seen) - used_);
    if (removals.cells().intersects(seen_by_ends)) best_.offer(removals, count_);
  }

  const Grid& grid_;
  CellSet cells_;
  DigitSet digits_;
  Best& best_;
  std::array<Cell, max_cells> path_{};
  int count_ = 0;
  CellSet used_;
};

/// Whether paths among cells with the same two digits may remove something. Cells that see each other get opposite
/// colours; some cell must see both colours.
bool may_remove(const Grid& grid, const CellSet& cells, DigitSet digits) {
  CellSet open = cells;
  while (!open.empty()) {
    std::array<CellSet, 2> colours = {CellSet{open.first()}, {}};
    std::array<CellSet, 2> seen;
    int colour = 0;
    for (CellSet fresh = colours[0]; !fresh.empty(); colour = 1 - colour) {
      const CellSet around = colouring::seen_by_any(fresh);
      seen[colour] |= around;
      fresh = (around & cells) - colours[1 - colour];
      colours[1 - colour] |= fresh;
    }
    if (colours[0].intersects(colours[1])) return true;
    for (Digit digit : digits) {
      if (grid.cells(digit).intersects(seen[0] & seen[1])) return true;
    }
    open -= colours[0] | colours[1];
  }
  return false;
}

}  // namespace

bool find_remote_pair(SearchContext context, HodokuHint& hint) {
  Best best;
  CellSet open = facts::bivalue_cells(context.grid, context.workspace);
  while (open.size() >= 4) {
    const DigitSet digits = context.grid.candidates(open.first());
    const CellSet same = facts::equal_cells(context.grid, open.first(), open);
    open -= same;
    if (same.size() >= 4 && may_remove(context.grid, same, digits))
      PairPaths(context.grid, same, digits, best).search();
  }
  return best.write_to(hint);
}

}  // namespace deduku::hodoku
