// Remote pair: a path of cells with the same two candidates, each seeing the next. Cells at an odd distance
// in it hold different digits, so what sees two of them holds neither.
#include "techniques/hodoku/best.hpp"
#include "techniques/hodoku/producers.hpp"

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
  static constexpr int most_cells = 21;

  /// Goes on with `cell`; `seen` sees two cells of the path so far that are at odd distance.
  void extend(Cell cell, CellSet seen) {
    for (int i = count_ - 3; i >= 0; i -= 2) seen |= peers(path_[i]) & peers(cell);
    path_[count_++] = cell;
    used_.insert(cell);
    if (count_ % 2 == 0) offer(seen, peers(path_[0]) & peers(cell));
    if (count_ < most_cells) {
      for (Cell next : (cells_ & peers(cell)) - used_) extend(next, seen);
    }
    used_.erase(cell);
    --count_;
  }
  /// Only a path whose very ends remove something counts, with all that it removes.
  void offer(const CellSet& seen, const CellSet& seen_by_ends) {
    CandidateSet removals;
    for (Digit digit : digits_) removals.insert(digit, (grid_.cells(digit) & seen) - used_);
    if (removals.cells().intersects(seen_by_ends)) best_.offer(removals, count_);
  }

  const Grid& grid_;
  CellSet cells_;
  DigitSet digits_;
  Best& best_;
  std::array<Cell, most_cells> path_{};
  int count_ = 0;
  CellSet used_;
};

}  // namespace

bool find_remote_pair(Scene scene, Hint& hint) {
  Best best;
  CellSet open = scene.workspace.bivalue_cells(scene.grid);
  while (open.size() >= 4) {
    const DigitSet digits = scene.grid.candidates(open.first());
    CellSet same;
    for (Cell cell : open) {
      if (scene.grid.candidates(cell) == digits) same.insert(cell);
    }
    open -= same;
    if (same.size() >= 4) PairPaths(scene.grid, same, digits, best).search();
  }
  return best.tell(hint);
}

}  // namespace deduku::hodoku
