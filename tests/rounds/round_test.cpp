// R and its related figures: the same in every orientation of a puzzle, a lower bound that the grids themselves prove,
// and never more than the need of a path of single steps.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <random>

#include "deduku/round_rating.hpp"
#include "tests/support/contradictory_when_blind.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/ladder_file.hpp"
#include "tests/support/one_judgement.hpp"
#include "tests/support/puzzle_file.hpp"
#include "tests/support/round_invariance.hpp"

namespace deduku::testing {
namespace {

/// Puzzles of all lists of the project, some from each.
std::vector<std::string> mixed_puzzles(std::size_t stride) {
  std::vector<std::string> lines;
  for (const char* list :
       {"puzzles/er-1.2.txt", "puzzles/er-1.5.txt", "puzzles/er-2.5.txt", "puzzles/er-5.0.txt", "puzzles/top95.txt"}) {
    for (const std::string& line : read_lines(project_file(list), stride)) lines.push_back(line);
  }
  return lines;
}

TEST(Rounds, AreTheSameInEveryOrientation) {
  Draw draw;
  RoundRater rater;
  for (const std::string& line : draw.some_of(mixed_puzzles(1), 100)) {
    expect_invariant(rater, board_of_line(line), 5, draw.rng());
    if (::testing::Test::HasFailure()) return;
  }
}

TEST(Rounds, FoldIntoTheRating) {
  RoundRater rater;
  for (const std::string& line : mixed_puzzles(25)) {
    std::vector<Round> rounds;
    std::vector<OwnedStep> firsts;
    const RoundRating rating = rater.rate(grid_of_line(line), [&](const RoundEvent& event) {
      EXPECT_EQ(event.ordinal, static_cast<int>(rounds.size()) + 1);
      EXPECT_EQ(event.first.step.technique, event.round.technique);
      EXPECT_EQ(event.view(0).step, event.steps[0]);
      rounds.push_back(event.round);
      firsts.emplace_back(event.first);
    });
    ASSERT_EQ(rating.outcome, Outcome::solved) << line;
    ASSERT_EQ(rating.rounds, static_cast<int>(rounds.size()));
    const auto hardest = std::ranges::max_element(rounds, {}, &Round::cost);
    EXPECT_EQ(rating.r, hardest->cost);
    EXPECT_EQ(rating.technique, hardest->technique);
    EXPECT_EQ(rating.level, level_of(hardest->cost));
    EXPECT_EQ(rating.rounds_below_r, hardest - rounds.begin());
    const OwnedStep& first = firsts[static_cast<std::size_t>(rating.rounds_below_r)];
    ASSERT_TRUE(rating.hardest);
    EXPECT_EQ(rating.hardest->step(), first.step());
    EXPECT_EQ(rating.hardest->before(), first.before());
    EXPECT_TRUE(std::ranges::equal(rating.hardest->view().links, first.view().links));
    EXPECT_EQ(rating.hardest->view().branches.size(), first.view().branches.size());
    EXPECT_EQ(rating.points(), rating.r / 100.0);
    std::int64_t effort = 0;
    int tightest = 1000;
    for (const Round& round : rounds) {
      effort += round.cost;
      if (round.cost == rating.r) tightest = std::min(tightest, round.steps);
    }
    EXPECT_EQ(rating.effort, effort);
    EXPECT_EQ(rating.tightest, tightest);
    EXPECT_GE(rating.tightest, 1);
    EXPECT_LE(rating.beyond_subsets, rating.beyond_singles);
    EXPECT_LE(rating.beyond_singles, rating.rounds);
  }
}

/// The cheapest steps of one rung, from a ladder with only that rung; each with its cost.
std::vector<std::pair<Effects, int>> cheapest_of(const Rung& rung, const Grid& grid, int most) {
  static std::map<TechniqueId, Solver> solvers;
  Solver& solver = solvers.try_emplace(rung.technique, Ladder{"one", {rung}}).first->second;
  std::vector<std::pair<Effects, int>> steps;
  if (const auto cheapest = solver.cheapest_steps(grid, Promise::givens, most)) {
    for (const Step& step : cheapest->steps) steps.emplace_back(step.effects, cost_of(rung, step));
  }
  return steps;
}

TEST(Rounds, TakeEveryStepOfTheLeastCost) {
  RoundRater rater;
  for (const std::string& line : mixed_puzzles(60)) {
    const Grid puzzle = grid_of_line(line);
    rater.rate(puzzle, [&](const RoundEvent& event) {
      Effects effects;
      for (const Rung& rung : default_ladder().rungs) {
        if (rung.cost > event.round.cost) continue;
        for (const auto& [found, cost] : cheapest_of(rung, event.first.before, event.round.cost)) {
          EXPECT_EQ(cost, event.round.cost) << key(rung.technique);
          effects.places |= found.places;
          effects.removes |= found.removes;
        }
      }
      EXPECT_EQ(effects, event.round.effects);
    });
  }
}

/// The highest cost of a path that takes one step at a time, any steps up to a ceiling, in random order.
std::optional<int> highest_cost_of_a_random_path(Grid grid, int ceiling, std::mt19937_64& rng) {
  int highest = 0;
  while (!grid.is_complete()) {
    std::vector<std::pair<Effects, int>> steps;
    for (const Rung& rung : default_ladder().rungs) {
      if (rung.cost > ceiling) continue;
      for (const auto& step : cheapest_of(rung, grid, ceiling)) steps.push_back(step);
      if (!steps.empty() && rng() % 4 != 0) break;
    }
    if (steps.empty()) return std::nullopt;
    const auto& [effects, cost] = steps[rng() % steps.size()];
    highest = std::max(highest, cost);
    if (grid.apply(effects) == Status::contradiction) return std::nullopt;
  }
  return highest;
}

/// The same for the first of several orders that leads to the end: a step may spoil the pattern of another one.
std::optional<int> highest_cost_of_a_path(const Grid& grid, int ceiling, std::mt19937_64& rng) {
  std::optional<int> highest;
  for (int order = 0; order < 5 && !highest; ++order) highest = highest_cost_of_a_random_path(grid, ceiling, rng);
  return highest;
}

TEST(Rounds, NeedNoMoreThanAnyOtherOrderOfSteps) {
  std::mt19937_64 rng(17);
  RoundRater rater;
  for (const std::string& line : mixed_puzzles(16)) {
    const Grid grid = grid_of_line(line);
    const int r = rater.rate(grid).r;
    const std::optional<int> with_r = highest_cost_of_a_path(grid, r, rng);
    EXPECT_EQ(with_r, r) << line;  // solvable with steps up to R,
    const std::optional<int> without = highest_cost_of_a_random_path(grid, r - 1, rng);
    EXPECT_EQ(without, std::nullopt) << line;  // and not without them
  }
}

/// The work of a step as a function of its cost.
double growing(double cost) {
  return cost < 3 ? std::pow(cost, 3) : 9 * cost;
}

TEST(Rounds, CountWorkByCostStepsAndOpenCells) {
  RoundRater rater;
  for (const std::string& line : mixed_puzzles(100)) {
    double work = 0;
    const RoundRating rating = rater.rate(grid_of_line(line), [&](const RoundEvent& event) {
      double harmonic = 0;
      for (int step = 1; step <= event.round.steps; ++step) harmonic += 1.0 / step;
      work += growing(event.round.cost / 100.0) * harmonic * event.first.before.empty_cells().size() / 81;
    });
    EXPECT_NEAR(static_cast<double>(rating.work) / 100, work, 0.01 + work / 200) << line;
    EXPECT_EQ(rating.daily(), *rating.level > Level::hard ? Daily::beyond
                              : work < 15                 ? Daily::easy
                              : work < 43                 ? Daily::medium
                              : work < 107                ? Daily::hard
                                                          : Daily::longer);
  }
}

/// The minutes of a puzzle with the given work, in points.
Minutes minutes_of(int work) {
  RoundRating rating;
  rating.outcome = Outcome::solved;
  rating.work = work * 100;
  return *rating.minutes();
}

TEST(Rounds, SayMoreMinutesForMoreWork) {
  EXPECT_FALSE(RoundRating().minutes());
  Minutes last = minutes_of(12);
  for (int work = 13; work <= 60; ++work) {
    const Minutes minutes = minutes_of(work);
    EXPECT_LT(minutes.lower, minutes.median);
    EXPECT_LT(minutes.median, minutes.upper);
    EXPECT_GE(minutes.lower, last.lower);
    EXPECT_GE(minutes.median, last.median);
    EXPECT_GE(minutes.upper, last.upper);
    last = minutes;
  }
  EXPECT_EQ(range_text(minutes_of(12)), "4 to 5");
}

TEST(Rounds, SayOneEndOfTheMinutesBeyondWhatWasMeasured) {
  const Minutes above = minutes_of(100);
  EXPECT_GT(above.lower, minutes_of(60).lower);
  EXPECT_FALSE(above.median || above.upper);
  EXPECT_EQ(range_text(above), ">12");
  const Minutes below = minutes_of(5);
  EXPECT_EQ(below.upper, minutes_of(12).upper);
  EXPECT_FALSE(below.lower || below.median);
  EXPECT_EQ(range_text(below), "<5");
}

TEST(Rounds, GiveAClassThatGrowsWithR) {
  int least = 0;
  for (int number = 0; number < level_count; ++number) {
    const auto level = static_cast<Level>(number);
    EXPECT_EQ(find_level(name(level)), level);
    EXPECT_EQ(level_of(least_cost(level)), level);
    EXPECT_TRUE(number == 0 || level_of(least_cost(level) - 1) == static_cast<Level>(number - 1));
    EXPECT_GE(least_cost(level), least);
    least = least_cost(level);
  }
  EXPECT_EQ(level_of(-1), Level::beginner);
  EXPECT_EQ(level_of(100'000), Level::nightmare);
}

TEST(Rounds, CostNoLessWithATechniqueTakenAway) {
  for (const std::string& line : mixed_puzzles(40)) EXPECT_EQ(times_less_without_a_technique(grid_of_line(line)), 0);
}

TEST(Rounds, AreShownByThePath) {
  PathTally tally;
  for (const std::string& line : mixed_puzzles(4)) tally.add(grid_of_line(line));
  EXPECT_GT(tally.paths, 250);
  EXPECT_EQ(tally.without_technique, 0);
  EXPECT_LE(tally.of_another_cost, tally.paths / 100);
}

TEST(Rounds, ThatLeadNowhereAreRatedAboveAllSteps) {
  Ladder singles = default_ladder();
  std::erase_if(singles.rungs, [](const Rung& rung) { return family_of(rung.technique) != Family::singles; });
  RoundRater rater(singles);
  const RoundRating rating = rater.rate(grid_of_line(read_lines(project_file("puzzles/top95.txt")).front()));
  EXPECT_EQ(rating.outcome, Outcome::stuck);
  EXPECT_EQ(rating.r, 2000);
  EXPECT_EQ(rating.technique, std::nullopt);
  EXPECT_FALSE(rating.hardest);
  EXPECT_GT(rating.search_effort.nodes, 0u);
  EXPECT_EQ(stuck_r(default_ladder()), 2000);
  for (const Rung& rung : default_ladder().rungs) {
    EXPECT_LT(rung.cost + technique_of(rung.technique).surcharge.most(), 2000) << key(rung.technique);
  }
}

/// A user-defined ladder may have costs up to 1,000 points.
TEST(Rounds, ThatLeadNowhereAreRatedAboveTheSameLaddersDearestStep) {
  Ladder dear = default_ladder();
  std::erase_if(dear.rungs, [](const Rung& rung) { return family_of(rung.technique) != Family::singles; });
  dear.rungs.back().cost = 100'000;
  RoundRater rater(dear);
  const RoundRating stuck = rater.rate(grid_of_line(read_lines(project_file("puzzles/top95.txt")).front()));
  EXPECT_EQ(stuck.outcome, Outcome::stuck);
  EXPECT_EQ(stuck.r, 100'100);
}

TEST(Rounds, AreNotTakenWithoutExactlyOneSolution) {
  RoundRater rater;
  EXPECT_EQ(rater.rate(Grid()).outcome, Outcome::several);
  EXPECT_EQ(rater.rate(Grid()).rounds, 0);
  const Board conflicting = board_of_line("11" + std::string(79, '.'));
  EXPECT_EQ(rater.rate(conflicting).outcome, Outcome::none);
}

// Their last round has steps that depend on a single solution, but they have several.
TEST(Rounds, ThatContradictEachOtherEndWithTheRatingUpToThere) {
  const SolverOptions blindly = {.uniqueness = Uniqueness::assumed};
  const Ladder ladder = ladder_file("contradicting");
  for (const std::string_view line : contradictory_when_blind) {
    int highest = 0;
    int rounds = 0;
    const auto note = [&](const RoundEvent& event) {
      highest = std::max(highest, event.round.cost);
      ++rounds;
    };
    const RoundRating rating = RoundRater(ladder, blindly).rate(board_of_line(line), note);
    EXPECT_EQ(rating.outcome, Outcome::several) << line;
    EXPECT_EQ(rating.r, highest);
    EXPECT_EQ(rating.rounds, rounds);
    EXPECT_GT(rating.r, 0);
  }
}

}  // namespace
}  // namespace deduku::testing
