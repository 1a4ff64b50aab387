// The fewest steps: published cases, brute force, symmetries, and consequences of the definitions.
#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <set>

#include "deduku/check.hpp"
#include "deduku/fewest.hpp"
#include "deduku/formats.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/puzzle_file.hpp"
#include "tests/support/symmetry.hpp"

namespace deduku::testing {
namespace {

constexpr std::string_view tatooine =
    "...........28....3.9..7..6..6..5..7...83....4......2...132....8.5..4..9.9....5...";

/// The named rungs of the default ladder.
Ladder ladder_with(std::initializer_list<std::string_view> keys) {
  Ladder ladder{"part", {}};
  for (const Rung& rung : default_ladder().rungs) {
    if (std::ranges::count(keys, key(rung.technique)) > 0) ladder.rungs.push_back(rung);
  }
  return ladder;
}

/// Locked candidates, subsets and basic fish.
Ladder subsets_and_fish() {
  return ladder_with({"full_house", "hidden_single", "naked_single", "pointing", "claiming", "locked_pair",
                      "naked_pair", "locked_triple", "hidden_pair", "naked_triple", "hidden_triple", "naked_quad",
                      "hidden_quad", "x_wing", "swordfish", "jellyfish"});
}

Fewest fewest_of(const Ladder& ladder, std::string_view line, const FewestOptions& options = {}) {
  return FewestFinder(ladder, options).find(grid_of_line(std::string(line)));
}

/// The number of steps of a path that are not free.
int counted_steps(const Path& path, FreeTechniques free) {
  int count = 0;
  for (std::size_t i = 0; i < path.size(); ++i) count += is_free(free, path[i].view.step.technique) ? 0 : 1;
  return count;
}

/// The path leads to the solution; the checker proves each step, and no step costs more than allowed.
void expect_proved(const Fewest& fewest) {
  ASSERT_TRUE(fewest.path);
  const Path& path = *fewest.path;
  EXPECT_TRUE(path.finish().is_complete());
  EXPECT_EQ(counted_steps(path, fewest.free), *fewest.to);
  const Promise promise = promise_of(path.start());
  for (std::size_t i = 0; i < path.size(); ++i) {
    const StepEvent event = path[i];
    EXPECT_EQ(check(event.view.before, premises_of(event.view), event.view.step.effects, promise).verdict,
              Verdict::proved)
        << key(event.view.step.technique);
    if (!is_free(fewest.free, event.view.step.technique)) {
      EXPECT_LE(cost_of(*event.rung, event.view.step), fewest.within);
    }
  }
}

TEST(Fewest, ClosesAsTheLadderOfTheFreeTechniques) {
  for (const std::string& line : read_lines(project_file("puzzles/top95.txt"), 16)) {
    for (const FreeTechniques free : {FreeTechniques::singles, FreeTechniques::locked, FreeTechniques::subsets}) {
      Ladder ladder{"free", {}};
      for (const Rung& rung : default_ladder().rungs) {
        if (is_free(free, rung.technique)) ladder.rungs.push_back(rung);
      }
      const Grid grid = grid_of_line(line);
      EXPECT_EQ(closed(grid, free), Solver(ladder).solve(grid).logical) << line;
    }
  }
}

TEST(Fewest, OfTheLongPuzzleIsAsMeasured) {
  const Ladder ladder = subsets_and_fish();
  const Fewest locked = fewest_of(ladder, tatooine, {.free = FreeTechniques::locked});
  EXPECT_EQ(locked.outcome, Outcome::solved);
  EXPECT_EQ(locked.from, 11);
  EXPECT_TRUE(locked.assumes_monotone);
  expect_proved(locked);
  const Fewest subsets = fewest_of(ladder, tatooine, {.free = FreeTechniques::subsets});
  EXPECT_EQ(subsets.from, 6);
  expect_proved(subsets);
}

/// The least number of steps to each grid; only equal grids are merged.
std::optional<int> by_brute_force(const Ladder& ladder, const Grid& start, FreeTechniques free, int within, int most) {
  const Promise promise = promise_of(start);
  Solver solver(ladder);
  std::vector<Grid> level = {closed(start, free)};
  for (int steps = 0; steps <= most; ++steps) {
    std::vector<Grid> next;
    std::set<CandidateSet> seen;
    for (const Grid& grid : level) {
      if (grid.is_complete()) return steps;
      for (const Rung& rung : ladder.rungs) {
        if (is_free(free, rung.technique) || rung.cost > within) continue;
        for (const Step& step : solver.all_steps(grid, rung.technique, promise)) {
          if (cost_of(rung, step) > within) continue;
          Grid after = grid;
          (void)after.apply(step.effects);
          after = closed(after, free);
          if (seen.insert(after.all_candidates()).second) next.push_back(after);
        }
      }
    }
    if (next.size() > 2'000) return std::nullopt;
    level = std::move(next);
  }
  return std::nullopt;
}

TEST(Fewest, AgreesWithBruteForce) {
  const Ladder ladder = subsets_and_fish();
  std::map<int, int> tally;
  for (const char* list : {"puzzles/er-2.5.txt", "puzzles/er-5.0.txt"}) {
    for (const std::string& line : read_lines(project_file(list), 8)) {
      for (const FreeTechniques free : {FreeTechniques::singles, FreeTechniques::locked}) {
        const Fewest fewest = fewest_of(ladder, line, {.free = free});
        if (fewest.outcome == Outcome::stuck || fewest.from > 3) continue;
        ASSERT_EQ(fewest.outcome, Outcome::solved) << line;
        const std::optional<int> expected =
            by_brute_force(ladder, grid_of_line(line), free, fewest.within, fewest.from);
        if (!expected) continue;
        EXPECT_EQ(fewest.from, *expected) << line;
        ++tally[*expected];
      }
    }
  }
  EXPECT_GT(tally[1], 5);
  EXPECT_GT(tally[2], 0);
}

TEST(Fewest, IsAtMostTheShortenedPath) {
  for (const std::string& line : read_lines(project_file("puzzles/er-5.0.txt"), 30)) {
    const Grid grid = grid_of_line(line);
    const Fewest fewest = FewestFinder().find(grid);
    ASSERT_TRUE(fewest.to) << line;
    expect_proved(fewest);
    PathRecorder recorder;
    Observer* const observers[] = {&recorder};
    (void)Solver().solve(grid, observers);
    const Path cut_down = shortened(recorder.path(), promise_of(grid)).path;
    EXPECT_LE(fewest.from, *fewest.to);
    EXPECT_LE(*fewest.to, counted_steps(cut_down, fewest.free)) << line;
    EXPECT_LE(counted_steps(cut_down, fewest.free), counted_steps(recorder.path(), fewest.free));
  }
}

/// The figures that must not depend on the orientation.
auto figures(const Fewest& fewest) {
  int sum = 0;
  std::multiset<TechniqueId> techniques;
  for (std::size_t i = 0; fewest.path && i < fewest.path->size(); ++i) {
    const StepEvent event = (*fewest.path)[i];
    if (is_free(fewest.free, event.view.step.technique)) continue;
    sum += cost_of(*event.rung, event.view.step);
    techniques.insert(event.view.step.technique);
  }
  return std::tuple(fewest.outcome, fewest.within, fewest.from, fewest.to, fewest.one_steps, sum, techniques);
}

TEST(Fewest, IsTheSameForEquivalentPuzzles) {
  std::mt19937_64 rng(36);
  FewestFinder finder(default_ladder(), {.within = 460});
  int steps = 0;
  for (const char* list : {"puzzles/er-2.5.txt", "puzzles/er-5.0.txt"}) {
    for (const std::string& line : read_lines(project_file(list), 15)) {
      const Board board = board_of_line(line);
      const Fewest fewest = finder.find(Grid(board));
      for (int i = 0; i < 2; ++i) {
        EXPECT_EQ(figures(finder.find(Grid(Symmetry::random(rng)(board)))), figures(fewest)) << line;
      }
      steps += fewest.to.value_or(0);
    }
  }
  EXPECT_GT(steps, 5);
}

TEST(Fewest, EveryOneStepSolves) {
  int steps = 0;
  for (const std::string& line : read_lines(project_file("puzzles/er-2.5.txt"), 25)) {
    const Grid grid = grid_of_line(line);
    const SingleStepSolutions ones = FewestFinder(default_ladder(), {.free = FreeTechniques::singles}).one_steps(grid);
    const Fewest fewest = FewestFinder(default_ladder(), {.free = FreeTechniques::singles}).find(grid);
    ASSERT_TRUE(ones.is_complete()) << line;
    if (!ones.free_techniques_suffice) {
      EXPECT_EQ(fewest.one_steps, static_cast<int>(ones.steps.size())) << line;
    }
    EXPECT_EQ(fewest.from == 1, !ones.steps.empty());
    EXPECT_EQ(ones.before.finish(), closed(grid, FreeTechniques::singles));
    const ProgressMeter meter(grid, FreeTechniques::singles);
    std::set<std::pair<CandidateSet, CandidateSet>> effects;
    for (std::size_t i = 0; i < ones.steps.size(); ++i) {
      const StepEvent event = ones.event(i);
      EXPECT_TRUE(meter.progress(event.view.step.effects).solves);
      EXPECT_TRUE(effects.insert({event.view.step.effects.places, event.view.step.effects.removes}).second);
      if (i > 0) {
        EXPECT_LE(cost_of(ones.rungs[i - 1], ones.steps[i - 1]), cost_of(*event.rung, event.view.step));
      }
      ++steps;
    }
  }
  EXPECT_GT(steps, 2);
}

TEST(Fewest, NeverRisesWithTheCost) {
  Draw draw;
  for (const std::string& line : draw.puzzles_of("puzzles/er-5.0.txt", 1)) {
    const Grid grid = grid_of_line(line);
    const Fewest least = FewestFinder().find(grid);
    const TradeOff curve = FewestFinder().trade_off(grid);
    ASSERT_EQ(curve.points.empty(), least.to == 0);
    if (curve.points.empty()) continue;
    EXPECT_EQ(curve.points.front().within, least.within);
    EXPECT_EQ(curve.points.front().to, *least.to);
    for (std::size_t i = 1; i < curve.points.size(); ++i) {
      const TradeOffPoint& point = curve.points[i];
      EXPECT_GT(point.within, curve.points[i - 1].within);
      EXPECT_LT(point.to, curve.points[i - 1].to);
      EXPECT_EQ(FewestFinder(default_ladder(), {.within = point.within}).find(grid).from, point.to) << line;
      EXPECT_GT(FewestFinder(default_ladder(), {.within = point.within - 1}).find(grid).from, point.to) << line;
    }
  }
}

TEST(Fewest, SaysWhereNothingWithinTheCostSolves) {
  const Fewest fewest = FewestFinder(default_ladder(), {.within = 300}).find(grid_of_line(std::string(tatooine)));
  EXPECT_EQ(fewest.outcome, Outcome::stuck);
  EXPECT_FALSE(fewest.path);
}

TEST(Fewest, RefusesWhatHasNotOneSolution) {
  EXPECT_EQ(FewestFinder().find(Grid()).outcome, Outcome::several);
}

TEST(Fewest, AnswersAtOnceWherePuzzlesAreBeyondChains) {
  const Fewest golden = FewestFinder().find(
      grid_of_line("1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"));
  EXPECT_EQ(golden.outcome, Outcome::out_of_budget);
  EXPECT_EQ(golden.from, 1);
  EXPECT_FALSE(golden.to);
}

TEST(Fewest, KeepsToItsBudget) {
  const Grid grid = grid_of_line(std::string(tatooine));
  for (const std::uint64_t budget : {1ULL, 100ULL, 1'000ULL, 3'000ULL, 10'000ULL}) {
    FewestOptions options;
    options.solver.work.budget = budget;
    const Fewest fewest = FewestFinder(subsets_and_fish(), options).find(grid);
    if (fewest.outcome == Outcome::solved) continue;
    EXPECT_EQ(fewest.outcome, Outcome::out_of_budget) << budget;
    EXPECT_LE(fewest.from, 11);
    if (fewest.to) {
      EXPECT_GE(*fewest.to, 11);
      expect_proved(fewest);
    }
  }
}

/// If a caller stops it at any point, each of its outcomes reports that.
TEST(Fewest, AStopIsTheOutcomeWhereverItComes) {
  const Grid grid = grid_of_line("8..6....2..149.8...7.3...6....8.9641.4..3..8.9185.6....9...8.5...3.547..4....3..6");
  int asked = 0;
  int moment = 0;
  FewestOptions options;
  options.solver.work.stop = [&] { return ++asked >= moment && moment > 0; };
  FewestFinder finder(default_ladder(), options);
  const std::map<std::string, std::function<std::vector<Outcome>()>> questions = {
      {"find", [&] { return std::vector{finder.find(grid).outcome}; }},
      {"one_steps", [&] { return std::vector{finder.one_steps(grid).outcome}; }},
      {"trade_off", [&] {
         const TradeOff curve = finder.trade_off(grid);
         return std::vector{curve.outcome, curve.fewest.outcome};
       }}};
  for (const auto& [name, ask] : questions) {
    asked = moment = 0;
    EXPECT_EQ(std::ranges::count(ask(), Outcome::stopped), 0) << name;
    const int whole = asked;
    for (int part = 1; part <= 10; ++part) {
      asked = 0;
      moment = std::max(1, whole * part / 10);
      for (const Outcome outcome : ask()) EXPECT_EQ(outcome, Outcome::stopped) << name << " " << moment << " " << whole;
    }
  }
}

}  // namespace
}  // namespace deduku::testing
