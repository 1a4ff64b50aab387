// Random minimal puzzles for tests.
#pragma once

#include "deduku/minimal.hpp"
#include "tests/support/random_state.hpp"

namespace deduku::testing {

/// A random full grid: three independent boxes at random, the rest by search.
inline Solution random_full_grid(std::mt19937_64& rng) {
  Grid grid;
  for (int box : {0, 4, 8}) {
    Per<Position, int> digits{};
    std::iota(digits.begin(), digits.end(), 0);
    std::ranges::shuffle(digits, rng);
    for (Position position : Position::all()) {
      (void)grid.place(cell_at(House::box(box), position), Digit(digits[position]));
    }
  }
  return search::solve(grid).value();
}

/// A puzzle in which every given is needed for the only solution.
inline Board random_puzzle(std::mt19937_64& rng) {
  const Solution solution = random_full_grid(rng);
  std::array<Cell, Cell::count> order;
  for (Cell cell : Cell::all()) order[cell.index()] = cell;
  std::ranges::shuffle(order, rng);
  return search::minimise_in_order(search::full_board(solution), order).value();
}

}  // namespace deduku::testing
