// Random grids for tests: consistent states in which a known solution is still possible.
#pragma once

#include <random>

#include "deduku/search.hpp"
#include "tests/support/symmetry.hpp"

namespace deduku::testing {

/// A random member of one class of solutions; not uniform over all Sudokus, but in every orientation.
inline Solution random_solution(std::mt19937_64& rng) {
  const Symmetry symmetry = Symmetry::random(rng);
  Solution solution;
  for (Cell cell : Cell::all()) {
    const int row = cell.index() / 9;
    const int column = cell.index() % 9;
    solution[symmetry(cell)] = symmetry(Digit((3 * row + row / 3 + column) % 9));
  }
  return solution;
}

/// A state in which some cells are solved and each other cell has the solution's digit and some of the others that its
/// peers allow. Sparse and crowded states both occur because patterns need both.
inline Board random_board(std::mt19937_64& rng, const Solution& solution) {
  const int solved_percent = static_cast<int>(rng() % 70);
  const int kept_percent = 10 + static_cast<int>(rng() % 80);
  const auto happens = [&](int percent) { return static_cast<int>(rng() % 100) < percent; };
  Board board;
  board.marks.emplace();
  for (Cell cell : Cell::all()) {
    const Digit digit = solution[cell];
    if (happens(solved_percent)) {
      board.values[cell] = static_cast<std::uint8_t>(digit.number());
      continue;
    }
    DigitSet& marks = (*board.marks)[cell];
    marks.insert(digit);
    for (Digit other : Digit::all()) {
      if (happens(kept_percent)) marks.insert(other);
    }
  }
  return board;
}

/// The grid of a random board; may be complete.
inline Grid random_state(std::mt19937_64& rng, const Solution& solution) {
  return Grid(random_board(rng, solution));
}

}  // namespace deduku::testing
