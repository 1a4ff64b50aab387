#include "deduku/board_progress.hpp"

#include "deduku/houses.hpp"
#include "deduku/moves.hpp"
#include "src/core/givens.hpp"
#include "src/search/admission.hpp"

namespace deduku {

namespace {

/// The cells that contain the digit.
CellSet cells_holding(const Board& board, Digit digit) {
  CellSet cells;
  for (Cell cell : Cell::all()) {
    if (board.values[cell] == digit.number()) cells.insert(cell);
  }
  return cells;
}

bool lacks_mark(const Board& board, Cell cell, Digit digit) {
  if (board.values[cell] != 0 || !board.marks) return false;
  return !(*board.marks)[cell].contains(digit) && !cells_holding(board, digit).intersects(peers(cell));
}

Candidate entry_at(const Board& board, Cell cell) {
  return {cell, Digit::of(board.values[cell])};
}

/// A minimal part of an unsolvable whole: it is unsolvable, but solvable without any one of its cells.
/// `is_solvable(cells)` returns whether some of them have a solution.
template <class IsSolvable>
CellSet unsolvable_core(const CellSet& all, const IsSolvable& is_solvable) {
  CellSet core = all;
  for (Cell cell : all) {
    if (!is_solvable(core - CellSet{cell})) core.erase(cell);
  }
  return core;
}

/// Finds the faults of a board that agrees with none of the several solutions of its puzzle.
class FaultFinder {
 public:
  FaultFinder(const Board& board, const search::Backend& backend) : board_(board), backend_(backend) {}

  BoardFaults find() const {
    BoardFaults faults;
    faults.stale = stale_marks(board_);
    const CellSet entries = cells_with_digit(board_) - board_.givens;
    for (Cell cell : entries) {
      if (!has_solution(board_.givens | CellSet{cell})) faults.wrong.insert(entry_at(board_, cell));
    }
    const CellSet rest = entries - faults.wrong.cells();
    if (has_solution(board_.givens | rest)) {
      add_faults_of_marks(board_with(board_, board_.givens | rest), faults);
    } else {
      faults.clash = clash_of(rest);
    }
    return faults;
  }

 private:
  /// Whether there is a solution with these digits.
  bool has_solution(const CellSet& cells) const {
    const Board some = board_with(board_, cells);
    return !find_conflict(some) && search::solve(Grid(some), backend_);
  }

  /// Entries that contradict each other; two that see each other if possible.
  CandidateSet clash_of(const CellSet& entries) const {
    CellSet cells = entries;
    if (const auto conflict = find_conflict(board_with(board_, entries))) cells = {conflict->first, conflict->second};
    cells = unsolvable_core(cells, [&](const CellSet& some) { return has_solution(board_.givens | some); });
    CandidateSet clash;
    for (Cell cell : cells) clash.insert(entry_at(board_, cell));
    return clash;
  }

  /// `sound`: the board without its marks and its wrong digits; it has a solution.
  void add_faults_of_marks(const Board& sound, BoardFaults& faults) const {
    if (!board_.marks) return;
    const std::vector<Solution> solutions = search::two_solutions(Grid(sound), backend_);
    faults.missing = solutions.size() == 1 ? faults_of(board_, solutions.front()).missing : missing_from_all(sound);
    if (faults.wrong.empty() && faults.missing.empty()) faults.lacking = lacking_cells(sound);
  }

  /// The digits that are in all solutions but missing from the marks.
  CandidateSet missing_from_all(const Board& sound) const {
    const Grid grid(sound);
    CandidateSet missing;
    for (Candidate candidate : grid.all_candidates()) {
      const bool is_lacking = lacks_mark(board_, candidate.cell(), candidate.digit());
      if (is_lacking && !search::solution_where(candidate, false, grid, backend_)) missing.insert(candidate);
    }
    return missing;
  }

  CellSet lacking_cells(const Board& sound) const {
    const CellSet open = ~cells_with_digit(sound);
    const auto is_solvable = [&](const CellSet& cells) { return has_solution_with_marks(sound, cells); };
    CellSet alone;
    for (Cell cell : open) {
      if (!is_solvable({cell})) alone.insert(cell);
    }
    return alone.empty() ? unsolvable_core(open, is_solvable) : alone;
  }

  /// Whether there is a solution that agrees with the marks of these cells.
  bool has_solution_with_marks(const Board& sound, const CellSet& cells) const {
    Board marked = with_allowed_marks(sound);
    for (Cell cell : cells) (*marked.marks)[cell] = (*board_.marks)[cell];
    return search::solve(Grid(marked), backend_).has_value();
  }

  const Board& board_;
  const search::Backend& backend_;
};

/// Compares a board whose givens have several solutions.
BoardProgress compare_with_several(const Board& board, const search::Backend& backend) {
  const std::vector<Solution> left =
      find_conflict(board) ? std::vector<Solution>() : search::two_solutions(Grid(board), backend);
  if (left.empty()) return {ProgressFinding::wrong, FaultFinder(board, backend).find()};
  if (left.size() == 1) return {ProgressFinding::right, faults_of(board, left.front())};
  return {Outcome::several, {.stale = stale_marks(board)}};
}

}  // namespace

BoardFaults faults_of(const Board& board, const Solution& solution) {
  BoardFaults faults;
  for (Cell cell : Cell::all()) {
    const Digit digit = solution[cell];
    const int value = board.values[cell];
    if (value != 0 && value != digit.number()) faults.wrong.insert({cell, Digit::of(value)});
    if (lacks_mark(board, cell, digit)) faults.missing.insert({cell, digit});
  }
  faults.stale = stale_marks(board);
  return faults;
}

std::string_view name(ProgressFinding finding) {
  return finding == ProgressFinding::right ? "right" : "wrong";
}

BoardProgress find_faults(const Board& board, const search::Backend& backend) {
  const std::vector<Solution> solutions = search::two_solutions(Grid(givens_only(board)), backend);
  if (solutions.empty()) return {Outcome::none};
  if (solutions.size() > 1) {
    Board with_givens = board;
    with_givens.givens = givens_of(board);
    BoardProgress progress = compare_with_several(with_givens, backend);
    progress.puzzle = Outcome::several;
    return progress;
  }
  BoardProgress progress{.faults = faults_of(board, solutions.front()), .puzzle = Outcome::solved};
  progress.status = progress.faults.has_mistake() ? ProgressFinding::wrong : ProgressFinding::right;
  return progress;
}

BoardProgress check_progress(const Board& board, const Ladder& ladder, const SolverOptions& options) {
  BoardProgress progress = find_faults(board, *options.search);
  const BoardFaults& faults = progress.faults;
  if (faults.wrong.empty()) return progress;
  const CellSet sound = faults.clash.empty() ? cells_with_digit(board) - faults.wrong.cells() : givens_of(board);
  const Grid without(board_with(board, sound));
  for (Cell cell : faults.wrong.cells()) {
    progress.refutations.push_back(why(without, entry_at(board, cell), ladder, options));
  }
  return progress;
}

BoardStanding standing_of(const Board& board) {
  const CellSet givens = givens_of(board);
  BoardStanding standing{.givens = givens.size(), .entries = (cells_with_digit(board) - givens).size()};
  for (DigitSet struck : struck_marks(board)) standing.struck += struck.size();
  if (standing.is_puzzle()) return standing;
  const Board puzzle = givens_only(board);
  if (!find_conflict(puzzle)) standing.solutions = search::count(search::Puzzle(puzzle), standing.most_solutions);
  return standing;
}

}  // namespace deduku
