#include "deduku/board_progress.hpp"

#include "deduku/houses.hpp"
#include "src/search/admission.hpp"

namespace deduku {

namespace {

/// The cells that hold a digit.
CellSet cells_holding(const Board& board, Digit digit) {
  CellSet cells;
  for (Cell cell : Cell::all()) {
    if (board.values[cell.index()] == digit.number()) cells.insert(cell);
  }
  return cells;
}

bool lacks_mark(const Board& board, Cell cell, Digit digit) {
  if (board.values[cell.index()] != 0 || !board.marks) return false;
  return !(*board.marks)[cell.index()].contains(digit) && !cells_holding(board, digit).intersects(peers(cell));
}

/// A board with the digits of some cells only, and without marks.
Board board_with(const Board& board, const CellSet& cells) {
  Board some;
  some.givens = board.givens & cells;
  for (Cell cell : cells) some.values[cell.index()] = board.values[cell.index()];
  return some;
}

/// The solutions of the puzzle; where it has several, those of the board.
std::vector<Solution> solutions_of(const Board& board, const search::Backend& backend) {
  std::vector<Solution> solutions = search::two_solutions(Grid(board_with(board, board.givens)), backend);
  if (solutions.size() < 2) return solutions;
  return find_conflict(board) ? std::vector<Solution>() : search::two_solutions(Grid(board), backend);
}

}  // namespace

BoardFaults faults_of(const Board& board, const Solution& solution) {
  BoardFaults faults;
  for (Cell cell : Cell::all()) {
    const Digit digit = solution[cell.index()];
    const int value = board.values[cell.index()];
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
  const std::vector<Solution> solutions = solutions_of(board, backend);
  if (solutions.empty()) return {Outcome::none};
  BoardProgress progress{Outcome::several};
  progress.faults.stale = stale_marks(board);
  if (solutions.size() > 1) return progress;
  progress.faults = faults_of(board, solutions.front());
  progress.status = progress.faults.has_mistake() ? ProgressFinding::wrong : ProgressFinding::right;
  return progress;
}

BoardProgress check_progress(const Board& board, const Ladder& ladder, const SolverOptions& options) {
  BoardProgress progress = find_faults(board, *options.search);
  if (progress.faults.wrong.empty()) return progress;
  const Grid without(board_with(board, cells_with_digit(board) - progress.faults.wrong.cells()));
  for (Cell cell : progress.faults.wrong.cells()) {
    const Digit digit = progress.faults.wrong.digits(cell).first();
    progress.refutations.push_back(why(without, {cell, digit}, ladder, options));
  }
  return progress;
}

}  // namespace deduku
