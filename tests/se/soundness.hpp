// Whether the steps of a rating agree with every solution.
#pragma once

#include <gtest/gtest.h>

#include "deduku/se_rating.hpp"
#include "tests/support/random_puzzle.hpp"

namespace deduku::testing {

/// Expects that no step removes a candidate of `true_somewhere`, or places one that is not `true_everywhere`.
inline void expect_sound(SeRater& rater, const Board& board, const CandidateSet& true_somewhere,
                         const CandidateSet& true_everywhere) {
  (void)rater.rate(board, [&](const SeStep& step) {
    ASSERT_FALSE(step.effects.removes.intersects(true_somewhere)) << name(step);
    const bool is_sound = true_everywhere.contains(step.effects.places);
    ASSERT_TRUE(is_sound) << name(step);
  });
}

/// For a puzzle with one solution.
inline void expect_sound(SeRater& rater, const Board& board) {
  CandidateSet solution;
  const Solution digits = search::solve(Grid(board)).value();
  for (Cell cell : Cell::all()) solution.insert({cell, digits[cell]});
  expect_sound(rater, board, solution, solution);
}

/// A minimal puzzle without one of its givens: several solutions, at most `most` of them.
inline Board puzzle_with_several_solutions(std::mt19937_64& rng, std::uint64_t most) {
  while (true) {
    Board board = random_puzzle(rng);
    const Cell given = board.givens.first();
    board.values[given] = 0;
    board.givens.erase(given);
    if (search::count(Grid(board), most + 1) <= most) return board;
  }
}

/// For a puzzle with several solutions; `rater` must not presuppose a single one.
inline void expect_sound_for_all_solutions(SeRater& rater, const Board& board) {
  CandidateSet somewhere;
  PerCell<DigitSet> digits{};
  (void)search::enumerate(Grid(board), [&](const Solution& solution) {
    for (Cell cell : Cell::all()) {
      somewhere.insert({cell, solution[cell]});
      digits[cell].insert(solution[cell]);
    }
    return true;
  });
  CandidateSet everywhere;
  for (Cell cell : Cell::all()) {
    if (digits[cell].size() == 1) everywhere.insert({cell, digits[cell].first()});
  }
  expect_sound(rater, board, somewhere, everywhere);
}

}  // namespace deduku::testing
