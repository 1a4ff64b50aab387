// Whether R and all figures reported with it are the same for equivalent puzzles.
#pragma once

#include <gtest/gtest.h>

#include "deduku/formats.hpp"
#include "deduku/round_rating.hpp"
#include "tests/support/symmetry.hpp"

namespace deduku::testing {

/// The report of a round except its effects, which turn with the puzzle.
struct RoundFigures {
  int cost;
  TechniqueId technique;
  int steps;
  int placed;
  int removed;

  friend bool operator==(const RoundFigures&, const RoundFigures&) = default;
};

/// Everything that must not depend on the orientation of a puzzle.
struct RoundReport {
  Outcome outcome;
  int r;
  std::optional<TechniqueId> technique;
  int tightest;
  int beyond_singles;
  int beyond_subsets;
  std::int64_t effort;
  std::int64_t work;
  int rounds_below_r;
  TechniqueSet cut;
  std::vector<RoundFigures> rounds;

  friend bool operator==(const RoundReport&, const RoundReport&) = default;
};

inline RoundReport report_of(RoundRater& rater, const Board& board) {
  std::vector<RoundFigures> rounds;
  const RoundRating rating = rater.rate(Grid(board), [&](const RoundEvent& event) {
    const auto& [cost, technique, steps, effects] = event.round;
    rounds.push_back({cost, technique, steps, effects.places.size(), effects.removes.size()});
  });
  return {rating.outcome,
          rating.r,
          rating.technique,
          rating.tightest,
          rating.beyond_singles,
          rating.beyond_subsets,
          rating.effort,
          rating.work,
          rating.rounds_below_r,
          rating.cut,
          rounds};
}

/// Compares a puzzle with `count` random images of it.
inline void expect_invariant(RoundRater& rater, const Board& board, int count, std::mt19937_64& rng) {
  const RoundReport report = report_of(rater, board);
  for (int i = 0; i < count; ++i) {
    const Board image = Symmetry::random(rng)(board);
    EXPECT_TRUE(report_of(rater, image) == report) << formats::line_of(board) << " and " << formats::line_of(image);
  }
}

}  // namespace deduku::testing
