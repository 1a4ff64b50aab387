// Shared parts of the tests of the search: all solutions of a grid, and random puzzles with several solutions.
#pragma once

#include <algorithm>

#include "tests/support/puzzle_file.hpp"
#include "tests/support/random_puzzle.hpp"

namespace deduku::testing {

/// All solutions that a backend finds, in ascending order.
inline std::vector<Solution> all_solutions(const Grid& grid, const search::Backend& backend) {
  std::vector<Solution> solutions;
  const auto keep = [&](const Solution& solution) {
    solutions.push_back(solution);
    return true;
  };
  search::enumerate(grid, keep, backend);
  std::sort(solutions.begin(), solutions.end());
  return solutions;
}

/// A puzzle that gives each cell of a solution with this probability.
inline Board random_givens(std::mt19937_64& rng, const Solution& solution, int percent) {
  Board board;
  for (Cell cell : Cell::all()) {
    if (static_cast<int>(rng() % 100) >= percent) continue;
    board.values[cell] = static_cast<std::uint8_t>(solution[cell].number());
    board.givens.insert(cell);
  }
  return board;
}

}  // namespace deduku::testing
