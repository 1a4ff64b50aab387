// The memory of solvers from grid to grid: a solver that has seen other grids finds the same steps, with the same work,
// as a new one.
#include <gtest/gtest.h>

#include <algorithm>

#include "deduku/solver.hpp"
#include "src/core/step_sink.hpp"
#include "src/core/workspace.hpp"
#include "tests/support/effort.hpp"

namespace deduku::testing {
namespace {

/// Keeps the grids along a path.
struct GridsOfPath : Observer {
  std::vector<Grid> grids;
  void on_step(const StepEvent& event) override { grids.push_back(event.view.before); }
};

/// The grids of some puzzles of a list, in the order of their paths.
std::vector<Grid> grids_of_paths(const std::vector<std::string>& puzzles) {
  GridsOfPath path;
  Observer* const observers[] = {&path};
  Solver solver;
  for (const std::string& line : puzzles) solver.solve(grid_of_line(line), observers);
  return path.grids;
}

/// The maximum work of the tested techniques on a grid. Techniques with memory are far quicker, and a search that is
/// cut short clears the memory of the others.
constexpr std::uint64_t fair_share = 20'000;

/// The rungs whose searches end within a fair share on all of the grids.
std::vector<Rung> quick_rungs(const std::vector<Grid>& grids) {
  std::vector<Rung> quick = default_ladder().rungs;
  Budget budget;
  Solver solver(default_ladder(), {}, budget);
  for (const Grid& grid : grids) {
    std::erase_if(quick, [&](const Rung& rung) {
      const BudgetScope share(budget, fair_share);
      (void)solver.all_steps(grid, rung.technique, Promise::givens);
      return budget.is_over();
    });
  }
  return quick;
}

std::vector<Step> steps_of(const StepList& steps) {
  return {steps.begin(), steps.end()};
}

/// Compares one solver that gets all grids, in their order, with a new one for each.
void expect_no_memory(const std::vector<Grid>& grids) {
  const std::vector<Rung> rungs = quick_rungs(grids);
  EXPECT_GT(rungs.size(), 80U);
  Budget budget;
  Solver experienced(default_ladder(), {}, budget);
  std::size_t steps = 0;
  for (const Grid& grid : grids) {
    Budget fresh_work;
    Solver fresh(default_ladder(), {}, fresh_work);
    for (const Rung& rung : rungs) {
      const std::uint64_t before = budget.spent();
      const std::uint64_t fresh_before = fresh_work.spent();
      const std::vector<Step> found = steps_of(experienced.all_steps(grid, rung.technique, Promise::givens));
      ASSERT_EQ(found, steps_of(fresh.all_steps(grid, rung.technique, Promise::givens))) << key(rung.technique);
      ASSERT_EQ(budget.spent() - before, fresh_work.spent() - fresh_before) << key(rung.technique);
      steps += found.size();
    }
  }
  EXPECT_GT(steps, grids.size());
}

TEST(Memory, LosesNothingAlongPaths) {
  Draw draw;
  expect_no_memory(grids_of_paths(draw.puzzles_of("puzzles/er-5.0.txt", 2)));
}

TEST(Memory, LosesNothingWhereGridsComeInAnyOrder) {
  Draw draw;
  std::vector<Grid> grids = grids_of_paths(draw.puzzles_of("puzzles/er-2.5.txt", 12));
  std::ranges::shuffle(grids, draw.rng());
  grids.resize(std::min(grids.size(), by_effort(60)));
  expect_no_memory(grids);
}

/// The cheapest steps of a technique. `ceilings`: the maximum surcharges of successive searches, as the engine makes
/// them until one finds steps or has seen all. Empty if they do not end within a fair share of work.
std::optional<std::vector<Step>> cheapest_steps(TechniqueId id, const Grid& grid, std::span<const int> ceilings,
                                                Workspace& workspace) {
  const Technique& technique = technique_of(id);
  const BudgetScope share(workspace.budget(), 50'000);
  StepSink sink(StepSink::Wanted::cheapest);
  sink.charge_to(workspace.budget());
  workspace.set_promise(Promise::givens);
  for (const int ceiling : ceilings) {
    SearchScope scope(workspace);
    sink.begin(0, technique.surcharge, ceiling);
    technique.find(grid, workspace, sink);
    if (!scope.end()) return std::nullopt;
    if (!sink.found().empty() || !sink.stopped_at()) break;
  }
  return steps_of(sink.found());
}

constexpr int all_at_once[] = {most_cost};
constexpr int step_by_step[] = {0, 15, 30, 60, 120, most_cost};

/// The techniques with a history.
std::vector<TechniqueId> techniques_with_history(const std::vector<Grid>& grids) {
  std::vector<TechniqueId> with_history;
  for (int id = 0; id < technique_count; ++id) {
    Workspace workspace;
    for (const Grid& grid : grids) {
      if (workspace.has_histories()) break;
      (void)cheapest_steps(static_cast<TechniqueId>(id), grid, step_by_step, workspace);
    }
    if (workspace.has_histories()) with_history.push_back(static_cast<TechniqueId>(id));
  }
  return with_history;
}

TEST(Memory, OfEachTechniqueWithAHistoryLosesNothing) {
  Draw draw;
  std::vector<Grid> grids = grids_of_paths(draw.puzzles_of("puzzles/er-5.0.txt", 2));
  // Most techniques find nothing to search for before the singles end.
  std::erase_if(grids, [](const Grid& grid) { return !grid.cells_with_count(1).empty(); });
  const std::vector<TechniqueId> techniques = techniques_with_history(grids);
  EXPECT_GT(techniques.size(), 30U);
  for (const TechniqueId id : techniques) {
    Workspace experienced;
    int compared = 0;
    for (const Grid& grid : grids) {
      Workspace fresh;
      const auto expected = cheapest_steps(id, grid, all_at_once, fresh);
      const auto found = cheapest_steps(id, grid, step_by_step, experienced);
      if (!expected || !found) continue;
      ASSERT_EQ(*found, *expected) << key(id);
      ++compared;
    }
    EXPECT_GT(compared, 0) << key(id);
  }
}

}  // namespace
}  // namespace deduku::testing
