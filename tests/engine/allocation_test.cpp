// After warm-up solving takes no memory from the heap.
#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

#include "deduku/rating.hpp"
#include "tests/support/puzzle_file.hpp"

namespace {
std::size_t allocations = 0;
}  // namespace

// Not inlined, or the compiler sees malloc and delete side by side and warns of a mismatch.
[[gnu::noinline]] void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept {
  std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept {
  std::free(memory);
}

namespace deduku::testing {
namespace {

TEST(Allocation, SolvingTakesNoneAfterWarmUp) {
  std::vector<Grid> grids;
  for (const std::string& line : read_lines(project_file("puzzles/bench.txt")))
    grids.push_back(grid_of_line(line));
  ASSERT_EQ(grids.size(), 300U);

  Solver solver;
  LadderFold fold;
  Observer* observer = &fold;
  for (const Grid& grid : grids) solver.solve(grid, {&observer, 1});
  const std::size_t before = allocations;
  for (const Grid& grid : grids) solver.solve(grid, {&observer, 1});
  EXPECT_EQ(allocations - before, 0U);
  EXPECT_GT(before, 0U) << "the counter does not count";
}

}  // namespace
}  // namespace deduku::testing
