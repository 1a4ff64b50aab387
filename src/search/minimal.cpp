#include "deduku/minimal.hpp"

#include <utility>

#include "src/core/givens.hpp"
#include "src/search/known_solution.hpp"

namespace deduku::search {

namespace {

/// The solution of the givens if they have only one.
std::optional<Solution> only_solution(const Board& board) {
  std::optional<Solution> first;
  const auto visit = [&](const Solution& solution) {
    first = solution;
    return true;
  };
  const Result result = enumerate(Puzzle(givens_only(board)), visit, 2);
  return result.count == 1 ? first : std::nullopt;
}

template <class Index>
Per<Index, Index> shuffled(RandomNumber random) {
  Per<Index, Index> all;
  for (Index index : Index::all()) all[index] = index;
  for (int left = Index::count; left > 1; --left) std::swap(all[left - 1], all[random(left)]);
  return all;
}

void give(Board& board, Cell cell, Digit digit) {
  board.values[cell] = static_cast<std::uint8_t>(digit.number());
  board.givens.insert(cell);
}

/// Boxes 1, 5 and 9, which share no row or column, filled at random.
Board random_diagonal(RandomNumber random) {
  Board board;
  for (int box : {0, 4, 8}) {
    const auto digits = shuffled<Digit>(random);
    for (Position position : Position::all()) {
      give(board, cell_at(House::box(box), position), digits[position.slot()]);
    }
  }
  return board;
}

/// Gives a cell the first of these digits with which the board has a solution; some of them must have one.
void give_first_possible(Board& board, Cell cell, const PerDigit<Digit>& digits) {
  for (Digit digit : digits) {
    give(board, cell, digit);
    if (!find_conflict(board) && solve(Puzzle(board))) return;
  }
}

}  // namespace

CellSet redundant_givens(const Board& board, const Solution& solution) {
  KnownSolution known(solution);
  const CellSet givens = givens_of(board);
  CellSet redundant;
  for (Cell cell : givens) {
    if (known.can_do_without(givens, cell)) redundant.insert(cell);
  }
  return redundant;
}

bool is_minimal(const Board& board) {
  const auto solution = only_solution(board);
  if (!solution) return false;
  return redundant_givens(board, *solution).empty();
}

std::optional<Board> minimise_in_order(const Board& board, std::span<const Cell> order) {
  const auto solution = only_solution(board);
  if (!solution) return std::nullopt;
  KnownSolution known(*solution);
  Board puzzle = givens_only(board);
  for (Cell cell : order) {
    if (!puzzle.givens.contains(cell) || !known.can_do_without(puzzle.givens, cell)) continue;
    puzzle.givens.erase(cell);
    puzzle.values[cell] = 0;
  }
  return puzzle;
}

std::optional<Board> minimise(const Board& board, RandomNumber random) {
  return minimise_in_order(board, shuffled<Cell>(random));
}

Solution random_solution(RandomNumber random) {
  Board board = random_diagonal(random);
  for (Cell cell : shuffled<Cell>(random)) {
    if (board.givens.contains(cell)) continue;
    if (const auto solution = only_solution(board)) return *solution;
    give_first_possible(board, cell, shuffled<Digit>(random));
  }
  return *solve(Puzzle(board));
}

Board full_board(const Solution& solution) {
  Board board;
  for (Cell cell : Cell::all()) give(board, cell, solution[cell]);
  return board;
}

std::vector<CellSet> unavoidable_pairs(const Solution& solution) {
  const KnownSolution known(solution);
  return {known.unavoidable_sets().begin(), known.unavoidable_sets().end()};
}

}  // namespace deduku::search
