// Whether R, its class and the path of a puzzle agree.
#pragma once

#include <gtest/gtest.h>

#include "deduku/formats.hpp"
#include "deduku/rating.hpp"
#include "deduku/round_rating.hpp"

namespace deduku::testing {

/// The techniques with a step in some round.
inline TechniqueSet techniques_in(const Grid& puzzle, RoundRater& rater, RoundRating& rating) {
  TechniqueSet techniques;
  rating = rater.rate(puzzle, [&](const RoundEvent& event) {
    for (const Step& step : event.steps) techniques.set(static_cast<std::size_t>(step.technique));
  });
  return techniques;
}

/// Removes each technique of the rounds of a puzzle from the ladder: the class may not fall. Returns how often R falls:
/// if other eliminations come first, the step for some candidate may cost a little more, see "Stability" in docs/r.md.
/// Without a technique that is not in the rounds, they are the same.
inline int times_less_without_a_technique(const Grid& puzzle) {
  static RoundRater rater;
  RoundRating rating;
  const TechniqueSet techniques = techniques_in(puzzle, rater, rating);
  int times_less = 0;
  for (int i = 0; i < technique_count; ++i) {
    if (!techniques[static_cast<std::size_t>(i)]) continue;
    static std::map<int, RoundRater> without;
    if (!without.contains(i)) {
      Ladder ladder = default_ladder();
      std::erase_if(ladder.rungs, [&](const Rung& rung) { return rung.technique == static_cast<TechniqueId>(i); });
      without.try_emplace(i, ladder);
    }
    const RoundRating less = without.at(i).rate(puzzle);
    times_less += less.r < rating.r ? 1 : 0;
    EXPECT_TRUE(!less.level || *less.level >= *rating.level)
        << technique_keys[i] << " " << formats::line_of(formats::board_of(puzzle));
  }
  return times_less;
}

/// The agreement of the paths of puzzles with R.
struct PathTally {
  int paths = 0;
  /// The paths without a step of the technique in R.
  int without_technique = 0;
  /// The paths whose costliest step costs less or more than R.
  int of_another_cost = 0;

  void add(const Grid& puzzle) {
    static RoundRater rounds;
    static LadderRater path;
    const RoundRating rating = rounds.rate(puzzle);
    bool has_technique = false;
    int highest = 0;
    path.rate(puzzle, [&](const StepEvent& event) {
      has_technique = has_technique || event.view.step.technique == rating.technique;
      highest = std::max(highest, cost_of(*event.rung, event.view.step));
    });
    ++paths;
    without_technique += has_technique ? 0 : 1;
    of_another_cost += highest == rating.r ? 0 : 1;
  }
};

}  // namespace deduku::testing
