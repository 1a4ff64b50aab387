// To test whether a given is needed, its digit is forbidden in its cell: any solution that remains is a second one of
// the puzzle without the given. That is a search for one solution instead of two, and most often it ends without a
// guess. If a second solution is found, the cells in which it differs answer other questions without any search.
#include "src/search/known_solution.hpp"

namespace deduku::search {

KnownSolution::KnownSolution(const Solution& solution) : solution_(solution) {
  for (Cell cell : Cell::all()) cells_[solution[cell]].insert(cell);
  for (Digit first : Digit::all()) {
    for (Digit second : Digit::all()) {
      if (first < second) add_pairs(first, second);
    }
  }
  pair_count_ = next_ = count_;
}

/// Splits the cells of two digits into parts that do not see each other.
void KnownSolution::add_pairs(Digit first, Digit second) {
  CellSet rest = cells_[first] | cells_[second];
  while (!rest.empty()) {
    CellSet part;
    for (CellSet fresh{rest.first()}; !fresh.empty(); rest -= part) {
      part |= fresh;
      CellSet seen;
      for (Cell cell : fresh) seen |= peers(cell);
      fresh = (seen & rest) - part;
    }
    sets_[count_++] = part;
  }
}

void KnownSolution::remember(const CellSet& set) {
  sets_[next_] = set;
  if (count_ < capacity) ++count_;
  next_ = next_ + 1 < capacity ? next_ + 1 : pair_count_;
}

bool KnownSolution::avoids_one(const CellSet& givens) const {
  for (const CellSet& set : unavoidable_sets()) {
    if (!set.intersects(givens)) return true;
  }
  return false;
}

/// The cells in which the known solution differs from a solution of the givens that has another digit in the cell.
std::optional<CellSet> KnownSolution::find_difference(const CellSet& givens, Cell given) const {
  Board board;
  board.marks.emplace();
  board.marks->fill(DigitSet::all());
  (*board.marks)[given].erase(solution_[given]);
  for (Cell cell : givens) board.values[cell] = static_cast<std::uint8_t>(solution_[cell].number());
  const auto other = solve(Puzzle(board));
  if (!other) return std::nullopt;
  CellSet difference;
  for (Cell cell : Cell::all()) {
    if ((*other)[cell] != solution_[cell]) difference.insert(cell);
  }
  return difference;
}

bool KnownSolution::can_do_without(const CellSet& givens, Cell given) {
  const CellSet rest = givens - CellSet{given};
  if (avoids_one(rest)) return false;
  const auto difference = find_difference(rest, given);
  if (difference) remember(*difference);
  return !difference;
}

}  // namespace deduku::search
