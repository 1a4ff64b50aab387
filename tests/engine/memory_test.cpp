// What solvers remember from grid to grid: one that has seen others finds the same steps, with the same work, as one that
// has seen nothing.
#include <gtest/gtest.h>

#include <random>

#include "deduku/solver.hpp"
#include "src/core/work.hpp"
#include "tests/support/puzzle_file.hpp"

namespace deduku::testing {
namespace {

/// Keeps the grids along a path.
struct GridsOfPath : Observer {
  std::vector<Grid> grids;
  void on_step(const StepEvent& event) override { grids.push_back(event.before); }
};

/// The grids of every `stride`-th puzzle of a list, in the order of its path.
std::vector<Grid> grids_of_paths(const char* list, std::size_t stride) {
  GridsOfPath path;
  Observer* const observers[] = {&path};
  Solver solver;
  for (const std::string& line : read_lines(project_file(list), stride)) solver.solve(grid_of_line(line), observers);
  return path.grids;
}

/// All that take microseconds, and of the others those that skip what has not changed or cannot be.
bool is_asked(const Rung& rung) {
  constexpr int quick = 520;
  constexpr std::array costlier = {TechniqueId::wxyz_wing,    TechniqueId::vwxyz_wing, TechniqueId::uvwxyz_wing,
                                   TechniqueId::tuvwxyz_wing, TechniqueId::sue_de_coq, TechniqueId::broken_wing,
                                   TechniqueId::x_chain};
  return rung.cost <= quick || std::ranges::find(costlier, rung.technique) != costlier.end();
}

std::vector<Step> steps_of(const StepList& steps) {
  return {steps.begin(), steps.end()};
}

/// Asks one solver about all grids, in their order, and a new one about each.
void expect_no_memory(const std::vector<Grid>& grids) {
  Work work;
  Solver experienced(default_ladder(), {}, work);
  std::size_t steps = 0;
  for (const Grid& grid : grids) {
    Work fresh_work;
    Solver fresh(default_ladder(), {}, fresh_work);
    for (const Rung& rung : default_ladder().rungs) {
      if (!is_asked(rung)) continue;
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
  expect_no_memory(grids_of_paths("puzzles/er-5.0.txt", 8));
}

TEST(Memory, LosesNothingWhereGridsComeInAnyOrder) {
  std::vector<Grid> grids = grids_of_paths("puzzles/er-2.5.txt", 10);
  std::ranges::shuffle(grids, std::mt19937_64(1));
  grids.resize(std::min<std::size_t>(grids.size(), 400));
  expect_no_memory(grids);
}

}  // namespace
}  // namespace deduku::testing
