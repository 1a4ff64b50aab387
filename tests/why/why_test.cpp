// Reasons why a candidate is true or false: slices of paths are sound, proved and without superfluous steps.
#include "deduku/why.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "deduku/check.hpp"
#include "deduku/explain.hpp"
#include "deduku/houses.hpp"
#include "tests/support/puzzle_file.hpp"

namespace deduku::testing {
namespace {

Candidate candidate(int row, int column, int digit) {
  return {Cell::at(row - 1, column - 1), Digit::of(digit)};
}

/// A puzzle that needs a pointing and two naked pairs.
const std::string why_puzzle = ".9.....4.....2.......5.1...2...4...8.79...65.64.....39.57.9.82...1.5.9.....3.2...";
const std::string why_solution = "592867341713924586864531792235649178179283654648715239457196823321458967986372415";
/// The two 4s and 6s of a rectangle can be swapped.
const std::string two_solutions = "123.5.789456789123789123456231.7.895875912364694538217317265948542897631968341572";

/// Whether the technique of a step finds its effects on a grid; not checked if its search is slow.
bool is_found_on(const Grid& grid, const StepEvent& event, const Effects& effects, Promise promise) {
  if (event.rung->cost > max_cost_asked_everywhere) return true;
  Solver solver;
  const StepList& steps = solver.all_steps(grid, event.view.step.technique, promise);
  return std::ranges::any_of(steps, [&](const Step& step) {
    return step.effects.places.contains(effects.places) && step.effects.removes.contains(effects.removes);
  });
}

/// Whether a step follows on another grid than its own, from the cells and houses that it uses on its own; a placed
/// digit may be alone in its cell.
bool follows_on(const Grid& grid, const StepEvent& event, const Effects& effects, Promise promise) {
  Premises named = premises_of(event.view);
  named.cells |= event.view.step.effects.places.cells();
  update_absent(named, event.view.before);
  Premises premises = check(event.view.before, named, event.view.step.effects, promise).used;
  update_absent(premises, event.view.before);
  const CandidateSet there = grid.all_candidates();
  return !there.intersects(premises.absent | shown_premises_of(event.view).absent) &&
         check(grid, premises, effects, promise).verdict == Verdict::proved;
}

/// Whether the steps of a path without one still lead to an end, each on its current grid.
bool leads_without(const Path& path, std::size_t left_out, Promise promise, const auto& is_done) {
  Grid grid = path.start();
  for (std::size_t i = 0; i < path.size(); ++i) {
    if (i == left_out) continue;
    const StepEvent event = path[i];
    Effects effects = event.view.step.effects;
    effects.places &= grid.all_candidates();
    effects.removes &= grid.all_candidates();
    if (!follows_on(grid, event, effects, promise) || !is_found_on(grid, event, effects, promise)) return false;
    EXPECT_NE(grid.apply(effects), Status::contradiction);
  }
  return is_done(grid);
}

/// Whether the technique of a cheap step finds it on its grid.
bool is_found_there(const StepEvent& event, Promise promise) {
  Solver solver;
  const StepList& steps = solver.all_steps(event.view.before, event.view.step.technique, promise);
  return std::ranges::any_of(
      steps, [&](const Step& step) { return step_line(steps.view(event.view.before, step)) == step_line(event.view); });
}

/// Checks the steps one by one: they follow from the grids after earlier steps, agree with the solution and are proved.
void expect_sound(const Slice& slice, const Grid& start, const Solution& answer, Promise promise) {
  EXPECT_TRUE(slice.is_proved);
  EXPECT_FALSE(slice.is_cut);
  Grid grid = start;
  for (std::size_t i = 0; i < slice.path.size(); ++i) {
    const StepEvent event = slice.path[i];
    ASSERT_EQ(event.view.before, grid);
    ASSERT_EQ(check(grid, premises_of(event.view), event.view.step.effects, promise).verdict, Verdict::proved)
        << step_line(event.view);
    ASSERT_TRUE(grid.all_candidates().contains(event.view.step.effects.removes | event.view.step.effects.places))
        << step_line(event.view);
    for (Candidate each : event.view.step.effects.removes) ASSERT_NE(answer[each.cell()], each.digit());
    for (Candidate each : event.view.step.effects.places) ASSERT_EQ(answer[each.cell()], each.digit());
    if (event.rung->cost <= max_cost_asked_everywhere) {
      EXPECT_TRUE(is_found_there(event, promise)) << step_line(event.view);
    }
    ASSERT_NE(grid.apply(event.view.step.effects), Status::contradiction);
  }
  ASSERT_EQ(slice.path.finish(), grid);
}

/// Asks for the reasons of some candidates of a puzzle.
void ask_about(const std::string& line, int count, std::mt19937& random) {
  const Grid grid = grid_of_line(line);
  const Solution answer = *search::solve(grid);
  const Promise promise = promise_of(grid);
  std::vector<Candidate> candidates;
  for (Candidate each : grid.all_candidates()) candidates.push_back(each);
  std::ranges::shuffle(candidates, random);
  for (int k = 0; k < count; ++k) {
    const Candidate asked = candidates[static_cast<std::size_t>(k)];
    const Why found = why(grid, asked);
    ASSERT_EQ(found.status, WhyFinding::shown) << line;
    EXPECT_EQ(found.is_true, answer[asked.cell()] == asked.digit());
    expect_sound(found.slice, grid, answer, promise);
    EXPECT_FALSE(found.slice.path.finish().has(asked));
    const auto is_decided = [&](const Grid& end) {
      return found.is_true ? end.value(asked.cell()) == asked.digit() : !end.has(asked);
    };
    EXPECT_TRUE(is_decided(found.slice.path.finish()));
    for (std::size_t i = 0; i < found.slice.path.size(); ++i) {
      EXPECT_FALSE(leads_without(found.slice.path, i, promise, is_decided))
          << line << ": " << step_line(found.slice.path[i].view) << " could be left out";
    }
  }
}

TEST(Why, ShowsStepsThatAreSoundAndNeeded) {
  std::mt19937 random(1);
  for (const char* list : {"er-1.2", "er-1.5", "er-2.5", "er-5.0"}) {
    for (const std::string& line : read_lines(project_file("puzzles/" + std::string(list) + ".txt"), 60)) {
      ask_about(line, 2, random);
    }
  }
  for (const std::string& line : read_lines(project_file("puzzles/top95.txt"), 50)) ask_about(line, 1, random);
}

TEST(Why, TakesAStepThatIsThereAtOnce) {
  const Grid grid = grid_of_line(why_puzzle);
  const Why found = why(grid, candidate(5, 9, 4));
  ASSERT_EQ(found.status, WhyFinding::shown);
  EXPECT_TRUE(found.is_true);
  ASSERT_EQ(found.slice.path.size(), 1U);
  EXPECT_EQ(found.slice.path[0].view.step.technique, TechniqueId::hidden_single);
}

/// The number of steps of the path before it is cut.
std::size_t length_to(const Grid& grid, Candidate candidate) {
  Solver solver;
  Path path(grid);
  while (path.finish().has(candidate)) {
    const std::optional<StepEvent> event = solver.next_step(path.finish(), Promise::givens);
    path.add(event->view, *event->rung);
  }
  return path.size();
}

TEST(Why, CutsThePathDown) {
  const Grid grid = grid_of_line(why_puzzle);
  const Why found = why(grid, candidate(1, 1, 3));
  ASSERT_EQ(found.status, WhyFinding::shown);
  EXPECT_FALSE(found.is_true);
  EXPECT_LE(2 * found.slice.path.size(), length_to(grid, candidate(1, 1, 3)));
}

/// A pointing proves it, although three Hidden Singles and a Complex Single each cost less.
TEST(Why, PrefersASingleStepToCheaperOnes) {
  const Grid grid = grid_of_line("2...1...8...5..9...4...2.....8.2..4.3..746..1.7..5.3.....3...6...5..4...4...8...3");
  const Why found = why(grid, candidate(6, 8, 8));
  ASSERT_EQ(found.status, WhyFinding::shown);
  ASSERT_EQ(found.slice.path.size(), 1U);
  EXPECT_EQ(found.slice.path[0].view.step.technique, TechniqueId::pointing);
}

/// An elimination of a single cheap step is not explained by several.
TEST(Why, TakesOneStepWhereOneIsEnough) {
  const Grid grid = grid_of_line("2...1...8...5..9...4...2.....8.2..4.3..746..1.7..5.3.....3...6...5..4...4...8...3");
  Solver solver;
  for (const Rung& rung : default_ladder().rungs) {
    if (rung.cost > max_cost_asked_everywhere || family_of(rung.technique) == Family::trial) continue;
    CandidateSet removed;
    for (const Step& step : solver.all_steps(grid, rung.technique, Promise::givens)) removed |= step.effects.removes;
    for (Candidate each : removed) {
      const Why answer = why(grid, each);
      EXPECT_EQ(answer.slice.path.size(), 1U) << step_line(answer.slice.path[0].view);
    }
  }
}

TEST(Why, NeedsNoStepWhereTheBoardDecides) {
  const Grid grid = grid_of_line(why_puzzle);
  const Why given = why(grid, candidate(1, 2, 9));
  EXPECT_EQ(given.status, WhyFinding::held);
  EXPECT_TRUE(given.is_true);
  const Why other = why(grid, candidate(1, 2, 8));
  EXPECT_EQ(other.status, WhyFinding::held);
  EXPECT_FALSE(other.is_true);
  EXPECT_EQ(other.holder, candidate(1, 2, 9));
  const Why seen = why(grid, candidate(1, 1, 9));
  EXPECT_EQ(seen.status, WhyFinding::excluded);
  EXPECT_EQ(seen.holder, candidate(1, 2, 9));
  Grid marked = grid;
  ASSERT_EQ(marked.eliminate(candidate(1, 1, 7)), Status::progress);
  EXPECT_EQ(why(marked, candidate(1, 1, 7)).status, WhyFinding::unmarked);
}

TEST(Why, SaysWhatSeveralSolutionsLeaveOpen) {
  const Grid grid = grid_of_line(two_solutions);
  const Why open = why(grid, candidate(1, 4, 4));
  EXPECT_EQ(open.status, WhyFinding::undecided);
  ASSERT_TRUE(open.with && open.without);
  EXPECT_EQ((*open.with)[3], Digit::of(4));
  EXPECT_NE((*open.without)[3], Digit::of(4));

  // With one more empty cell that is the same in both solutions, the conclusion in it is still shown.
  std::string line = two_solutions;
  line[80] = '.';
  const Why both = why(grid_of_line(line), candidate(9, 9, 2));
  EXPECT_EQ(both.status, WhyFinding::shown);
  EXPECT_TRUE(both.is_true);
}

TEST(Why, SaysWhereTheLadderDoesNotLead) {
  Ladder singles{"singles", {}};
  for (const Rung& rung : default_ladder().rungs) {
    if (level_of(rung.cost) <= Level::medium) singles.rungs.push_back(rung);
  }
  const Why unreached = why(grid_of_line(why_puzzle), candidate(1, 1, 7), singles);
  EXPECT_EQ(unreached.status, WhyFinding::unreached);
  EXPECT_FALSE(unreached.is_true);
}

TEST(Why, KnowsPuzzlesWithoutASolution) {
  const std::string unsolvable = "12345678." + std::string(8, '.') + "9" + std::string(63, '.');
  EXPECT_EQ(why(grid_of_line(unsolvable), candidate(5, 5, 1)).status, Outcome::none);
}

TEST(Why, StopsWhenAsked) {
  SolverOptions options;
  options.work.stop = [] { return true; };
  EXPECT_EQ(why(grid_of_line(why_puzzle), candidate(1, 1, 7), default_ladder(), options).status, Outcome::stopped);
}

TEST(Shortened, KeepsWhatDigitsRestOn) {
  std::size_t left_out = 0;
  for (const char* list : {"er-1.5", "er-2.5", "er-5.0"}) {
    for (const std::string& line : read_lines(project_file("puzzles/" + std::string(list) + ".txt"), 50)) {
      const Grid grid = grid_of_line(line);
      const Promise promise = promise_of(grid);
      Solver solver;
      PathRecorder recorder;
      Observer* const observers[] = {&recorder};
      const SolveResult result = solver.solve(grid, observers);
      ASSERT_EQ(result.outcome, Outcome::solved);
      const Slice slice = shortened(recorder.path(), promise);
      expect_sound(slice, grid, *result.solution, promise);
      EXPECT_TRUE(slice.path.finish().is_complete());
      EXPECT_LE(slice.path.size(), recorder.path().size());
      left_out += recorder.path().size() - slice.path.size();
      for (std::size_t i = 0; i < slice.path.size(); ++i) {
        EXPECT_FALSE(leads_without(slice.path, i, promise, [](const Grid& end) { return end.is_complete(); }))
            << line << ": " << step_line(slice.path[i].view);
      }
    }
  }
  EXPECT_GT(left_out, 10U);
}

TEST(Path, KeepsStepsAndGrids) {
  Solver solver;
  PathRecorder recorder;
  Observer* const observers[] = {&recorder};
  const Grid grid = grid_of_line(why_puzzle);
  const SolveResult result = solver.solve(grid, observers);
  const Path& path = recorder.path();
  EXPECT_EQ(path.start(), grid);
  EXPECT_EQ(path.finish(), result.logical);
  ASSERT_EQ(static_cast<int>(path.size()), result.step_count);
  const Path head = path.before(5);
  EXPECT_EQ(head.size(), 5U);
  EXPECT_EQ(head.finish(), path[5].view.before);
  EXPECT_EQ(step_line(head[4].view), step_line(path[4].view));
  EXPECT_EQ(path[4].ordinal, 5);
  EXPECT_GT(path.cost(), head.cost());
}

}  // namespace
}  // namespace deduku::testing
