// Counting without listing against listing.
#include "src/search/solution_counter.hpp"

#include <gtest/gtest.h>

#include "tests/search/support.hpp"

namespace deduku::testing {
namespace {

using search::Puzzle;
using search::Result;

std::uint64_t listed(const Puzzle& puzzle, std::uint64_t limit) {
  const auto goes_on = [](const Solution&) { return true; };
  return search::enumerate(puzzle, goes_on, limit).count;
}

const auto always = [] { return true; };

TEST(SolutionCounter, CountsAsManyAsAreListed) {
  constexpr std::uint64_t limit = 30'000;
  std::mt19937_64 rng(11);
  int with_many = 0;
  for (int round = 0; round < 150; ++round) {
    const Puzzle puzzle(random_givens(rng, random_full_grid(rng), 26 + round % 14));
    const Result counted = search::count_while(puzzle, always, limit);
    ASSERT_EQ(counted.count, listed(puzzle, limit)) << round;
    EXPECT_EQ(counted.exhausted, counted.count < limit) << round;
    EXPECT_EQ(search::count(puzzle, limit), counted.count) << round;
    with_many += counted.count > 1000 && counted.exhausted ? 1 : 0;
  }
  EXPECT_GT(with_many, 30);
}

TEST(SolutionCounter, RespectsPencilMarks) {
  std::mt19937_64 rng(12);
  int with_several = 0;
  for (int round = 0; round < 600; ++round) {
    const Grid grid = random_state(rng, random_solution(rng));
    const std::uint64_t count = listed(grid, 5000);
    ASSERT_EQ(search::count_while(grid, always, 5000).count, count) << round;
    with_several += count > 1 ? 1 : 0;
  }
  EXPECT_GT(with_several, 100);
}

/// Places all naked singles; false if that leads to a contradiction.
bool place_singles(Grid& grid) {
  for (CellSet singles = grid.cells_with_count(1); !singles.empty(); singles = grid.cells_with_count(1)) {
    const Cell cell = singles.first();
    if (grid.place(cell, grid.candidates(cell).first()) == Status::contradiction) return false;
  }
  return true;
}

TEST(SolutionCounter, AnswersTheSameWhateverItWasAskedBefore) {
  std::mt19937_64 rng(13);
  search::SolutionCounter asked_often;
  int counted = 0;
  for (int round = 0; round < 2000; ++round) {
    Grid grid(random_givens(rng, random_full_grid(rng), 26 + round % 14));
    if (!place_singles(grid) || grid.is_complete()) continue;
    const Puzzle puzzle(grid);
    const auto found = asked_often.count(puzzle.cells());
    ASSERT_EQ(found, search::SolutionCounter().count(puzzle.cells())) << round;
    if (!found) continue;
    ASSERT_EQ(*found, listed(puzzle, search::no_limit)) << round;
    ++counted;
  }
  EXPECT_GT(counted, 200);
}

TEST(SolutionCounter, CountsToALimitWhereAllIsOpen) {
  const Puzzle empty(std::string(Cell::count, '.'));
  const Result result = search::count_while(empty, always, 123'456);
  EXPECT_EQ(result.count, 123'456U);
  EXPECT_FALSE(result.exhausted);
}

TEST(SolutionCounter, StopsWhenItIsToldTo) {
  for (const char* text : {".", "1", "12345678945"}) {
    const Puzzle puzzle(std::string(text) + std::string(Cell::count, '.'));
    int asked = 0;
    const Result result = search::count_while(puzzle, [&] { return ++asked < 40; });
    EXPECT_EQ(asked, 40) << text;
    EXPECT_FALSE(result.exhausted) << text;
  }
}

TEST(SolutionCounter, FindsNoneWhereDigitsConflict) {
  const Result result = search::count_while(Puzzle("11" + std::string(79, '.')), always);
  EXPECT_EQ(result.count, 0U);
  EXPECT_TRUE(result.exhausted);
}

}  // namespace
}  // namespace deduku::testing
