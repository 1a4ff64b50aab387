// After warm-up, solving and rating allocate no memory on the heap.
#include <gtest/gtest.h>

#include "deduku/rating.hpp"
#include "tests/support/count_allocations.hpp"
#include "tests/support/puzzle_file.hpp"

namespace deduku::testing {
namespace {

TEST(Allocation, RatingTakesNoneAfterWarmUp) {
  std::vector<Grid> grids;
  for (const std::string& line : read_lines(project_file("bench/puzzles.txt"))) grids.push_back(grid_of_line(line));
  ASSERT_EQ(grids.size(), 300U);

  LadderRater rater;
  for (const Grid& grid : grids) (void)rater.rate(grid);
  const std::size_t before = allocations;
  for (const Grid& grid : grids) (void)rater.rate(grid);
  EXPECT_EQ(allocations - before, 0U);
  EXPECT_GT(before, 0U) << "the counter does not count";
}

}  // namespace
}  // namespace deduku::testing
