// The memory of solvers from grid to grid: a solver that has seen other grids finds the same steps, with the same work,
// as a new one.
#include <gtest/gtest.h>

#include <algorithm>

#include "deduku/solver.hpp"
#include "src/core/work.hpp"
#include "tests/support/effort.hpp"

namespace deduku::testing {
namespace {

/// Keeps the grids along a path.
struct GridsOfPath : Observer {
  std::vector<Grid> grids;
  void on_step(const StepEvent& event) override { grids.push_back(event.before); }
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
  Work work;
  Solver solver(default_ladder(), {}, work);
  for (const Grid& grid : grids) {
    std::erase_if(quick, [&](const Rung& rung) {
      work.begin_part(fair_share);
      (void)solver.all_steps(grid, rung.technique, Promise::givens);
      const bool is_cut = work.is_over();
      work.end_part();
      return is_cut;
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
  Work work;
  Solver experienced(default_ladder(), {}, work);
  std::size_t steps = 0;
  for (const Grid& grid : grids) {
    Work fresh_work;
    Solver fresh(default_ladder(), {}, fresh_work);
    for (const Rung& rung : rungs) {
      const std::uint64_t before = work.spent();
      const std::uint64_t fresh_before = fresh_work.spent();
      const std::vector<Step> found = steps_of(experienced.all_steps(grid, rung.technique, Promise::givens));
      ASSERT_EQ(found, steps_of(fresh.all_steps(grid, rung.technique, Promise::givens))) << key(rung.technique);
      ASSERT_EQ(work.spent() - before, fresh_work.spent() - fresh_before) << key(rung.technique);
      steps += found.size();
    }
  }
  EXPECT_GT(steps, grids.size());
}

TEST(Memory, LosesNothingAlongPaths) {
  Draw draw;
  expect_no_memory(grids_of_paths(draw.puzzles_of("puzzles/er-5.0.txt", 6)));
}

TEST(Memory, LosesNothingWhereGridsComeInAnyOrder) {
  Draw draw;
  std::vector<Grid> grids = grids_of_paths(draw.puzzles_of("puzzles/er-2.5.txt", 12));
  std::ranges::shuffle(grids, draw.rng());
  grids.resize(std::min(grids.size(), by_effort(60)));
  expect_no_memory(grids);
}

}  // namespace
}  // namespace deduku::testing
