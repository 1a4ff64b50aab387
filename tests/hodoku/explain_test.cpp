// Arguments for HoDoKu's steps: the checker proves each, except steps that use the solution.
#include <gtest/gtest.h>

#include "deduku/check.hpp"
#include "deduku/explain.hpp"
#include "deduku/frozen_path.hpp"
#include "tests/support/puzzle_file.hpp"

namespace deduku::testing {
namespace {

constexpr std::string_view unfair_puzzle =
    "98..4.1.6..4..2...6....3.548.215.........4.......9....4.6.......9..6...1..52.....";

/// The number of steps of a path, and the number of those with an argument of their own.
struct ExplainedPath {
  int steps = 0;
  int nets = 0;
  int guesses = 0;
};

bool is_net(const StepView& view) {
  return view.scale->sentence.starts_with("hodoku.") || view.scale->sentence == "forcing.contradiction";
}

void expect_argued(const HodokuEvent& event) {
  const ScaleTechnique& technique = *event.view.scale;
  EXPECT_EQ(event.view.step.effects, event.rated.effects);
  EXPECT_EQ(technique.key, hodoku_entry(event.rated.entry).key);
  EXPECT_EQ(technique.rating, 100 * hodoku_entry(event.rated.entry).score);
  EXPECT_EQ(step_name(event.view), step_name(event.rated));
  EXPECT_FALSE(sentence(event.view).empty());
  EXPECT_EQ(hint_text(event.view, 5), step_name(event.view) + ". " + sentence(event.view));
  EXPECT_NE(technique.sentence, "hodoku.unproved");
  if (technique.is_guess) return;
  EXPECT_EQ(check(event.view.before, premises_of(event.view), event.view.step.effects, Promise::givens).verdict,
            Verdict::proved);
}

ExplainedPath expect_explained(const Grid& grid) {
  std::vector<HodokuStep> rated;
  HodokuRater rater;
  const HodokuRating rating = rater.rate(grid, [&](const HodokuStep& step) { rated.push_back(step); });
  ExplainedPath path;
  const HodokuRating explained = rater.explain(grid, [&](const HodokuEvent& event) {
    SCOPED_TRACE(step_name(event.rated) + " " + effects_text(event.rated.effects));
    EXPECT_EQ(event.rated, rated.at(static_cast<std::size_t>(path.steps)));
    expect_argued(event);
    ++path.steps;
    path.nets += is_net(event.view) && !event.view.scale->is_guess ? 1 : 0;
    path.guesses += event.view.scale->is_guess ? 1 : 0;
  });
  EXPECT_EQ(explained, rating);
  EXPECT_EQ(path.steps, static_cast<int>(rated.size()));
  return path;
}

TEST(HodokuExplain, EveryStepHasAnArgumentThatIsProved) {
  ExplainedPath all;
  for (const std::string& line : read_lines(project_file("puzzles/top95.txt"))) {
    const ExplainedPath path = expect_explained(grid_of_line(line));
    all.nets += path.nets;
    all.guesses += path.guesses;
  }
  EXPECT_GT(all.nets, 0) << "some steps are those of none of our techniques";
  EXPECT_GT(all.guesses, 0);
}

TEST(HodokuExplain, WhatIsLookedUpSaysSo) {
  std::string text;
  HodokuRater rater;
  for (const std::string& line : read_lines(project_file("puzzles/top95.txt"))) {
    (void)rater.explain(grid_of_line(line), [&](const HodokuEvent& event) {
      if (!event.view.scale->is_guess || !text.empty()) return;
      text = sentence(event.view);
    });
    if (!text.empty()) break;
  }
  EXPECT_TRUE(text.starts_with("None of the techniques of HoDoKu applies. It looks up the digit of r")) << text;
}

TEST(HodokuExplain, TheNextStepAloneIsTheFirstOfThePath) {
  HodokuRater rater;
  const Grid grid = grid_of_line(unfair_puzzle);
  std::vector<HodokuStep> path;
  (void)rater.explain(grid, [&](const HodokuEvent& event) { path.push_back(event.rated); });
  std::vector<HodokuStep> next;
  const HodokuRating rating = rater.explain_next(grid, [&](const HodokuEvent& event) { next.push_back(event.rated); });
  ASSERT_EQ(next.size(), 1U);
  EXPECT_EQ(next.front(), path.front());
  EXPECT_EQ(rating.outcome, Outcome::solved);
  EXPECT_EQ(rating.steps, 1);
}

TEST(FrozenPath, IsThatOfItsRater) {
  const Grid grid = grid_of_line(unfair_puzzle);
  for (FrozenScale scale : frozen_scales) {
    EXPECT_EQ(find_frozen_scale(name(scale)), scale);
    std::vector<std::string> keys;
    const FrozenRating rating = FrozenRater({.scale = scale}).explain(grid, [&](const StepView& view) {
      EXPECT_EQ(view.scale->scale, name(scale));
      EXPECT_TRUE(has_technique(scale, step_key(view))) << step_key(view);
      keys.emplace_back(step_key(view));
    });
    EXPECT_EQ(rating.outcome, Outcome::solved);
    EXPECT_EQ(rating.steps, static_cast<int>(keys.size()));
    EXPECT_EQ(rating.se() == nullptr, scale != FrozenScale::se);
    EXPECT_EQ(rating.hodoku() == nullptr, scale != FrozenScale::hodoku);
    EXPECT_FALSE(has_technique(scale, "no_such_technique"));
    int few = 0;
    (void)FrozenRater({.scale = scale})
        .explain(
            grid, [&](const StepView&) { ++few; }, 3);
    EXPECT_EQ(few, 3);
  }
}

}  // namespace
}  // namespace deduku::testing
