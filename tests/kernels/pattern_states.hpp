// Random states for patterns of few digits: a random part of the board has few other digits.
#pragma once

#include "tests/support/random_state.hpp"

namespace deduku::testing {

/// A random state; in four boxes of it `percent` of the cells are empty and have the digits 1 .. `count`, and one in
/// three of these a further candidate.
inline Grid state_of_few_digits(std::mt19937_64& rng, int count, unsigned percent) {
  Board board = random_board(rng, random_solution(rng));
  const DigitSet few = DigitSet::from_bits((1U << count) - 1);
  for (Cell cell : Cell::all()) {
    const bool is_chosen = cell.box().number() % 3 != 0 && cell.box().number() < 7;
    if (is_chosen && rng() % 100 < percent) {
      board.values[cell] = 0;
      (*board.marks)[cell] = few;
      if (rng() % 3 == 0) (*board.marks)[cell].insert(Digit(static_cast<int>(3 + rng() % 2)));
    } else if (board.values[cell] != 0 && board.values[cell] <= count) {
      board.values[cell] = 0;
      (*board.marks)[cell] = DigitSet::all() - few;
    }
  }
  return Grid(board);
}

}  // namespace deduku::testing
