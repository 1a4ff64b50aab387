// The initial queues of singles of the HoDoKu scale, against placing the givens one by one.
#include "src/scales/hodoku/hodoku_state.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "tests/support/random_puzzle.hpp"

namespace deduku::testing {
namespace {

using hodoku::HodokuState;

/// The elements of the queues, front to back. An outdated hidden single ends the list early, in both states alike.
std::vector<Candidate> naked_singles(HodokuState state) {
  std::vector<Candidate> singles;
  while (const auto single = state.naked_single()) singles.push_back(*single);
  return singles;
}
/// Without repeats: their cell is filled when they reach the front.
std::vector<Candidate> hidden_singles(HodokuState state) {
  std::vector<Candidate> singles;
  while (const auto single = state.hidden_single()) {
    if (std::ranges::find(singles, *single) == singles.end()) singles.push_back(*single);
  }
  return singles;
}

HodokuState placed_one_by_one(const Board& board) {
  HodokuState state{Board{}};
  for (Cell cell : Cell::all()) {
    const int value = board.values[cell];
    if (value != 0) state.place({cell, Digit::of(value)});
  }
  return state;
}

TEST(HodokuState, OpensAsIfTheGivensWerePlacedInReadingOrder) {
  std::mt19937_64 rng(5);
  std::size_t naked = 0;
  std::size_t hidden = 0;
  for (int i = 0; i < 500; ++i) {
    const Board board = random_puzzle(rng);
    const HodokuState opened(board);
    const HodokuState placed = placed_one_by_one(board);
    ASSERT_EQ(opened.grid().all_candidates(), placed.grid().all_candidates());
    ASSERT_EQ(naked_singles(opened), naked_singles(placed));
    ASSERT_EQ(hidden_singles(opened), hidden_singles(placed));
    naked += naked_singles(opened).size();
    hidden += hidden_singles(opened).size();
  }
  EXPECT_GT(naked, 100U);
  EXPECT_GT(hidden, 1'000U);
}

TEST(HodokuState, TellsOfTheLastCellOfAHouse) {
  Board board;
  for (int column = 0; column < 8; ++column) board.values[column] = static_cast<std::uint8_t>(column + 1);
  HodokuState state(board);
  EXPECT_EQ(state.full_house(), Candidate(Cell(8), Digit::of(9)));
  state.place({Cell(8), Digit::of(9)});
  EXPECT_EQ(state.full_house(), std::nullopt);
}

}  // namespace
}  // namespace deduku::testing
