// Puzzles passed to the search without a grid, and the box search inside.
#include <gtest/gtest.h>

#include "src/search/paths.hpp"
#include "tests/search/support.hpp"

namespace deduku::testing {
namespace {

constexpr std::string_view puzzle_with_one_solution =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

std::vector<Solution> solutions_of(const search::Puzzle& puzzle) {
  std::vector<Solution> solutions;
  search::enumerate(puzzle, [&](const Solution& solution) {
    solutions.push_back(solution);
    return true;
  });
  std::sort(solutions.begin(), solutions.end());
  return solutions;
}

TEST(Puzzle, OfATextHasTheSolutionOfItsGrid) {
  const search::Puzzle puzzle(puzzle_with_one_solution);
  EXPECT_TRUE(search::is_unique(puzzle));
  EXPECT_EQ(search::solve(puzzle), search::solve(grid_of_line(puzzle_with_one_solution)));
}

TEST(Puzzle, ReadsNothingBehindEightyOneCharacters) {
  EXPECT_TRUE(search::is_unique(search::Puzzle(std::string(puzzle_with_one_solution) + "99")));
}

TEST(Puzzle, TakesEveryOtherCharacterForAnEmptyCell) {
  std::string text(puzzle_with_one_solution);
  for (std::size_t i = 0, odd = 0; i < text.size(); ++i) {
    if (text[i] == '.') text[i] = "0*?:/\xb1"[odd++ % 6];
  }
  EXPECT_EQ(search::solve(search::Puzzle(text)), search::solve(search::Puzzle(puzzle_with_one_solution)));
}

TEST(Puzzle, HasNoSolutionWhereDigitsConflict) {
  for (House house : House::all()) {
    std::string text(Cell::count, '.');
    for (Cell cell : {cells_of(house).first(), cells_of(house).last()}) text[cell.index()] = '5';
    EXPECT_EQ(search::count(search::Puzzle(text), 1), 0U) << house.index();
  }
}

TEST(Puzzle, OfABoardOrAGridKeepsThePencilMarks) {
  std::mt19937_64 rng(11);
  for (int round = 0; round < 200; ++round) {
    const Board board = random_board(rng, random_solution(rng));
    const Grid grid(board);
    if (search::count(grid, 500) == 500) continue;
    const auto expected = all_solutions(grid, *search::find_backend("bitmask"));
    EXPECT_EQ(solutions_of(search::Puzzle(board)), expected);
    EXPECT_EQ(solutions_of(search::Puzzle(grid)), expected);
  }
}

TEST(Puzzle, CountsNoFurtherThanTheLimit) {
  EXPECT_EQ(search::count(search::Puzzle(std::string(Cell::count, '.')), 1000), 1000U);
}

TEST(Paths, AllTakeTheSameGuessesAndNodes) {
  std::mt19937_64 rng(12);
  const auto go_on = [](const Solution&) { return true; };
  for (int round = 0; round < 300; ++round) {
    const Grid grid(random_givens(rng, random_solution(rng), 20 + round % 20));
    const search::Result expected = search::find_backend("boxes_plain")->run(grid, 100, go_on);
    for (const search::Path& path : search::paths()) {
      const search::Result result = path.backend.run(grid, 100, go_on);
      EXPECT_EQ(result.count, expected.count) << path.backend.name;
      EXPECT_EQ(result.effort, expected.effort) << path.backend.name;
    }
  }
}

TEST(Puzzle, CheckedRefusesShortTexts) {
  EXPECT_FALSE(search::Puzzle::checked(std::string(80, '.')));
  const std::optional<search::Puzzle> puzzle = search::Puzzle::checked(std::string(81, '.'));
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(search::count(*puzzle, 2), 2U);
}

}  // namespace
}  // namespace deduku::testing
