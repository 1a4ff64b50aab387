// Random minimal puzzles for tests.
#pragma once

#include "tests/support/random_state.hpp"

namespace deduku::testing {

/// A random full grid: three independent boxes at random, the rest by search.
inline Solution random_full_grid(std::mt19937_64& rng) {
  Grid grid;
  for (int box : {0, 4, 8}) {
    std::array<int, 9> digits{};
    std::iota(digits.begin(), digits.end(), 0);
    std::ranges::shuffle(digits, rng);
    for (Position position : Position::all()) {
      (void)grid.place(cell_at(House::box(box), position), Digit(digits[position.index()]));
    }
  }
  return search::solve(grid).value();
}

/// A puzzle from which no given can be taken without losing the only solution.
inline Board random_puzzle(std::mt19937_64& rng) {
  const Solution solution = random_full_grid(rng);
  Board board;
  board.givens = CellSet::all();
  std::array<int, Cell::count> order{};
  for (Cell cell : Cell::all()) {
    board.values[cell.index()] = static_cast<std::uint8_t>(solution[cell.index()].number());
    order[cell.index()] = cell.index();
  }
  std::ranges::shuffle(order, rng);
  for (int index : order) {
    const std::uint8_t value = board.values[index];
    board.values[index] = 0;
    board.givens.erase(Cell(index));
    if (search::is_unique(Grid(board))) continue;
    board.values[index] = value;
    board.givens.insert(Cell(index));
  }
  return board;
}

}  // namespace deduku::testing
