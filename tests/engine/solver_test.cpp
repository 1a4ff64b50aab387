#include "deduku/solver.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "deduku/rating.hpp"
#include "deduku/why.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/puzzle_file.hpp"

namespace deduku::testing {
namespace {

constexpr std::string_view easy_puzzle =
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
constexpr std::string_view hard_puzzle =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

Ladder ladder_of(std::initializer_list<TechniqueId> techniques) {
  Ladder ladder{"test", {}};
  for (TechniqueId technique : techniques) ladder.rungs.push_back({technique, 100});
  return ladder;
}

/// Records which rungs were used.
struct Recorder : Observer {
  std::vector<TechniqueId> techniques;
  int starts = 0;
  int stuck = 0;
  void on_start(const Grid&) override { ++starts; }
  void on_step(const StepEvent& event) override {
    EXPECT_EQ(event.view.step.technique, event.rung->technique);
    EXPECT_EQ(event.ordinal, static_cast<int>(techniques.size()) + 1);
    techniques.push_back(event.rung->technique);
  }
  void on_stuck(const Grid&) override { ++stuck; }
};

TEST(Solver, SolvesByLogicAlone) {
  Solver solver;
  const SolveResult result = solver.solve(grid_of_line(easy_puzzle));
  EXPECT_EQ(result.outcome, Outcome::solved);
  EXPECT_TRUE(result.logical.is_complete());
  EXPECT_EQ(result.effort, search::Effort{});
  for (Cell cell : Cell::all()) EXPECT_EQ(result.logical.value(cell), (*result.solution)[cell]);
}

TEST(Solver, StopsWhenAsked) {
  int asked = 0;
  const auto stop = [&] { return ++asked == 100; };
  Solver solver(default_ladder(), {.work = {.stop = stop}});
  const SolveResult result = solver.solve(grid_of_line(hard_puzzle));
  EXPECT_EQ(result.outcome, Outcome::stopped);
  EXPECT_EQ(name(result.outcome), "stopped");
  EXPECT_FALSE(result.logical.is_complete());
  EXPECT_EQ(asked, 100);
  EXPECT_EQ(solver.solve(grid_of_line(easy_puzzle)).outcome, Outcome::solved);
}

TEST(Solver, SaysWhyItHasNoNextStep) {
  const Grid grid = grid_of_line(hard_puzzle);
  const auto always = [] { return true; };
  const auto ending_within = [&](const WorkLimits& limits) {
    Solver solver(default_ladder(), {.work = limits});
    EXPECT_FALSE(solver.next_step(grid, Promise::none));
    return solver.ending();
  };
  EXPECT_EQ(ending_within({.budget = 1}), Outcome::out_of_budget);
  EXPECT_EQ(ending_within({.is_late = always}), Outcome::out_of_budget);
  EXPECT_EQ(ending_within({.stop = always}), Outcome::stopped);
  Solver without_techniques(Ladder{"nothing", {}});
  EXPECT_FALSE(without_techniques.next_step(grid, Promise::none));
  EXPECT_EQ(without_techniques.ending(), Outcome::stuck);
}

TEST(Outcomes, HaveAWordEach) {
  std::set<std::string_view> words;
  for (int i = 0; i < outcome_count; ++i) words.insert(name(static_cast<Outcome>(i)));
  EXPECT_EQ(words.size(), static_cast<std::size_t>(outcome_count));
  EXPECT_EQ(name(WhyStatus(Outcome::stopped)), name(Outcome::stopped));
  EXPECT_EQ(name(WhyStatus(WhyFinding::held)), "held");
}

TEST(Solver, ClimbsPuzzlesWithSeveralSolutionsOnlyIfItIsTo) {
  Recorder recorder;
  Observer* observer = &recorder;
  Board board;
  Solver solver;
  const SolveResult result = solver.solve(Grid(board), {&observer, 1});
  EXPECT_EQ(result.outcome, Outcome::several);
  EXPECT_TRUE(result.second_solution);
  EXPECT_EQ(recorder.starts, 1);
  EXPECT_EQ(recorder.stuck, 0);
  Solver other(default_ladder(), {.uniqueness = Uniqueness::optional});
  EXPECT_EQ(other.solve(Grid(board), {&observer, 1}).outcome, Outcome::several);
  EXPECT_EQ(recorder.stuck, 1);
}

TEST(Solver, SaysWhereItWasStuckAndWhatTheSearchSpent) {
  Recorder recorder;
  Observer* observer = &recorder;
  Solver solver(ladder_of({TechniqueId::hidden_single, TechniqueId::naked_single}));
  const SolveResult result = solver.solve(grid_of_line(hard_puzzle), {&observer, 1});
  EXPECT_EQ(result.outcome, Outcome::stuck);
  EXPECT_FALSE(result.logical.is_complete());
  EXPECT_TRUE(result.solution);
  EXPECT_GT(result.effort.guesses, 0U);
  EXPECT_EQ(recorder.stuck, 1);
  EXPECT_EQ(recorder.starts, 1);
  EXPECT_EQ(result.step_count, static_cast<int>(recorder.techniques.size()));
}

TEST(Solver, ClimbsFromTheLowestRungAfterEachStep) {
  Recorder recorder;
  Observer* observer = &recorder;
  Solver solver(ladder_of({TechniqueId::naked_single, TechniqueId::hidden_single}));
  solver.solve(grid_of_line(easy_puzzle), {&observer, 1});
  Grid grid = grid_of_line(easy_puzzle);
  for (TechniqueId technique : recorder.techniques) {
    const bool has_naked_single = !solver.all_steps(grid, TechniqueId::naked_single).empty();
    EXPECT_EQ(technique == TechniqueId::naked_single, has_naked_single);
    EXPECT_EQ(grid.apply(solver.next_step(grid, Promise::givens)->view.step.effects), Status::progress);
  }
}

TEST(Solver, NeverCallsAPuzzleWithSeveralSolutionsSolved) {
  Solver solver;
  const SolveResult result = solver.solve(Grid());
  EXPECT_EQ(result.outcome, Outcome::several);
  ASSERT_TRUE(result.solution && result.second_solution);
  EXPECT_NE(*result.solution, *result.second_solution);
}

TEST(Solver, TellsWhenThereIsNoSolution) {
  Grid grid;
  for (int number = 1; number <= 8; ++number) {
    ASSERT_EQ(grid.place(Cell(number - 1), Digit::of(number)), Status::progress);
  }
  ASSERT_EQ(grid.place(Cell::at(1, 6), Digit::of(9)), Status::contradiction);
  Solver solver;
  EXPECT_EQ(solver.solve(grid).outcome, Outcome::none);
}

TEST(Solver, HasNoNextStepWhenStuck) {
  Solver solver(ladder_of({}));
  const Grid grid = grid_of_line(easy_puzzle);
  EXPECT_FALSE(solver.next_step(grid, Promise::givens));
}

/// The techniques that need a unique solution and were used on a puzzle.
int uniqueness_steps(bool uses_uniqueness, const Grid& grid) {
  Ladder uniqueness_first{"uniqueness first", {}};
  for (bool needed : {true, false}) {
    for (const Rung& rung : default_ladder().rungs) {
      if (technique_of(rung.technique).needs_uniqueness != needed) continue;
      uniqueness_first.rungs.push_back({rung.technique, needed ? 0 : rung.cost});
    }
  }
  Recorder recorder;
  Observer* observer = &recorder;
  Solver solver(uniqueness_first, {.uniqueness = Uniqueness::optional, .uses_uniqueness = uses_uniqueness});
  solver.solve(grid, {&observer, 1});
  return static_cast<int>(std::ranges::count_if(
      recorder.techniques, [](TechniqueId technique) { return technique_of(technique).needs_uniqueness; }));
}

TEST(Uniqueness, TechniquesRunOnlyWhereOneSolutionIsKnown) {
  Draw draw;
  int automatic = 0;
  for (const std::string& line : draw.puzzles_of("puzzles/er-2.5.txt", 20)) {
    const Grid grid = grid_of_line(line);
    automatic += uniqueness_steps(true, grid);
    EXPECT_EQ(uniqueness_steps(false, grid), 0);

    const std::string open = std::string(27, '.') + line.substr(27);
    if (!search::is_unique(grid_of_line(open))) {
      EXPECT_EQ(uniqueness_steps(true, grid_of_line(open)), 0);
    }
  }
  EXPECT_GT(automatic, 0);
}

TEST(LadderRater, SumsCostsAndKeepsTheHardest) {
  LadderRater rater(Ladder{"test", {{TechniqueId::naked_single, 110}, {TechniqueId::hidden_single, 120}}});
  const LadderRating rating = rater.rate(grid_of_line(easy_puzzle));
  const int naked = rating.tally[static_cast<int>(TechniqueId::naked_single)];
  const int hidden = rating.tally[static_cast<int>(TechniqueId::hidden_single)];
  EXPECT_EQ(rating.outcome, Outcome::solved);
  EXPECT_EQ(naked + hidden, rating.steps);
  EXPECT_EQ(rating.hardest, TechniqueId::naked_single);
  EXPECT_EQ(rating.level, Level::beginner);
  EXPECT_GE(rating.score, 110 * naked + 120 * hidden);
  EXPECT_LE(rating.score, 140 * naked + 150 * hidden);
  EXPECT_EQ(rating.solution, search::solve(grid_of_line(easy_puzzle)));

  EXPECT_EQ(rater.rate(Grid()), LadderRating{.outcome = Outcome::several});
}

TEST(LadderRater, TellsTheObserverWhereItIsStuck) {
  Recorder recorder;
  const LadderRating rating =
      LadderRater(ladder_of({TechniqueId::hidden_single})).rate(grid_of_line(hard_puzzle), recorder);
  EXPECT_EQ(rating.outcome, Outcome::stuck);
  EXPECT_GT(rating.effort.nodes, 0U);
  EXPECT_EQ(recorder.starts, 1);
  EXPECT_EQ(recorder.stuck, 1);
  EXPECT_EQ(rating.steps, static_cast<int>(recorder.techniques.size()));
}

TEST(Solver, PromisesOfTheGivensOnlyWhatTheyKeep) {
  // The marks alone make this one unique: it has no givens.
  Board marked;
  marked.marks.emplace();
  const std::optional<Solution> solution = search::solve(grid_of_line(easy_puzzle));
  for (Cell cell : Cell::all()) (*marked.marks)[cell] = {(*solution)[cell]};
  const Grid unmarked = grid_of_line(easy_puzzle);
  for (Uniqueness uniqueness : {Uniqueness::required, Uniqueness::known, Uniqueness::assumed, Uniqueness::optional}) {
    EXPECT_EQ(promise_of(Grid(marked), {.uniqueness = uniqueness}), Promise::grid);
    EXPECT_EQ(promise_of(unmarked, {.uniqueness = uniqueness}), Promise::givens);
    EXPECT_EQ(promise_of(unmarked, {.uniqueness = uniqueness, .uses_uniqueness = false}), Promise::none);
  }
  EXPECT_EQ(promise_of(Grid(), {.uniqueness = Uniqueness::assumed}), Promise::givens) << "the word of the caller";
  EXPECT_EQ(promise_of(Grid(), {.uniqueness = Uniqueness::optional}), Promise::none);
  EXPECT_EQ(promise_of(Grid()), Promise::none);
}

}  // namespace
}  // namespace deduku::testing
