// A million random puzzles, with none, one and several solutions: all backends give the same answers.
#include <gtest/gtest.h>

#include "tests/search/support.hpp"

namespace deduku::testing {
namespace {

constexpr int puzzle_count = 1'000'000;
constexpr std::uint64_t limit = 3;

/// Givens of a random solution; in one puzzle of four a digit is replaced at random.
Board random_question(std::mt19937_64& rng) {
  Board board = random_givens(rng, random_solution(rng), 22 + static_cast<int>(rng() % 25));
  if (rng() % 4 != 0) return board;
  const Cell cell(static_cast<int>(rng() % Cell::count));
  board.values[cell] = static_cast<std::uint8_t>(1 + rng() % Digit::count);
  board.givens.insert(cell);
  return board;
}

TEST(SearchVolume, AllBackendsAgreeOnRandomPuzzles) {
  std::mt19937_64 rng(2026);
  std::array<int, limit + 1> seen{};
  for (int round = 0; round < puzzle_count; ++round) {
    const Board board = random_question(rng);
    const search::Puzzle puzzle(board);
    const std::uint64_t count = search::count(puzzle, limit);
    ++seen[count];
    if (find_conflict(board)) {
      ASSERT_EQ(count, 0U);
      continue;
    }
    const Grid grid(board);
    for (const search::Backend& backend : search::backends()) {
      ASSERT_EQ(search::count(grid, limit, backend), count) << backend.name << ", round " << round;
    }
    if (count != 1) continue;
    ASSERT_EQ(search::solve(puzzle), search::solve(grid, *search::find_backend("dancing_links")));
  }
  for (int count : seen) EXPECT_GT(count, puzzle_count / 100);
}

}  // namespace
}  // namespace deduku::testing
