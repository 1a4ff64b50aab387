#include "deduku/grid.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "deduku/step.hpp"
#include "src/core/grid_access.hpp"

namespace deduku {
namespace {

TEST(Grid, StartsWithEveryCandidate) {
  const Grid grid;
  EXPECT_TRUE(grid.is_ok());
  EXPECT_EQ(grid.all_candidates().size(), 729);
  EXPECT_FALSE(grid.has_contradiction());
}

TEST(Grid, PlacingRemovesTheDigitFromThePeers) {
  Grid grid;
  EXPECT_EQ(grid.place(Cell::at(4, 4), Digit::of(7)), Status::progress);
  EXPECT_TRUE(grid.is_ok());
  EXPECT_EQ(grid.value(Cell::at(4, 4)), Digit::of(7));
  EXPECT_EQ(grid.cells(Digit::of(7)).size(), 81 - 21);
  EXPECT_EQ(grid.all_candidates().size(), 729 - 9 - 20);
  EXPECT_EQ(grid.place(Cell::at(4, 0), Digit::of(7)), Status::contradiction);
}

TEST(Grid, FillingIsPlacingAndTellsWhoLosesTheDigit) {
  Grid placed;
  Grid filled;
  for (Grid* grid : {&placed, &filled}) (void)grid->eliminate({Cell(3), Digit::of(7)});
  EXPECT_EQ(placed.place(Cell(0), Digit::of(7)), Status::progress);
  CellSet affected_peers;
  GridAccess::fill(filled, Cell(0), Digit::of(7), [&](Cell peer) {
    EXPECT_FALSE(filled.has(peer, Digit::of(7)));
    affected_peers.insert(peer);
  });
  EXPECT_EQ(filled, placed);
  EXPECT_EQ(affected_peers, peers(Cell(0)) - CellSet{Cell(3)});
}

TEST(Grid, ChangesKeepTheViewsConsistent) {
  std::mt19937_64 rng(5);
  for (int round = 0; round < 50; ++round) {
    Grid grid;
    Status status = Status::nothing;
    while (status != Status::contradiction && !grid.is_complete()) {
      const Candidate candidate(static_cast<int>(rng() % Candidate::count));
      if (!grid.has(candidate)) continue;
      status = rng() % 8 == 0 ? grid.place(candidate.cell(), candidate.digit()) : grid.eliminate(candidate);
      ASSERT_TRUE(grid.is_ok());
      ASSERT_EQ(status == Status::contradiction, grid.has_contradiction());
    }
  }
}

TEST(Grid, ComesFromABoardWithMarks) {
  Board board;
  board.values[0] = 5;
  board.givens.insert(Cell(0));
  board.values[80] = 6;
  board.marks.emplace();
  board.marks->fill(DigitSet::all());
  (*board.marks)[1] = {Digit::of(4), Digit::of(5)};
  const Grid grid(board);
  EXPECT_EQ(grid.givens(), CellSet{Cell(0)});
  EXPECT_EQ(grid.value(Cell(80)), Digit::of(6));
  EXPECT_EQ(grid.candidates(Cell(1)), DigitSet{Digit::of(4)}) << "the peer's 5 is dropped from the marks";
}

TEST(Grid, CountsCandidates) {
  Grid grid;
  for (int number = 3; number <= 9; ++number) (void)grid.eliminate({Cell(7), Digit::of(number)});
  EXPECT_EQ(grid.cells_with_count(2), CellSet{Cell(7)});
  EXPECT_EQ(grid.cells_with_count(9).size(), 80);
}

TEST(Board, KnowsTheCellsThatHoldADigit) {
  for (Cell cell : Cell::all()) {
    for (Digit digit : Digit::all()) {
      Board board;
      board.values[cell] = static_cast<std::uint8_t>(digit.number());
      EXPECT_EQ(cells_with_digit(board), CellSet{cell});
      std::ranges::fill(board.values, board.values[cell]);
      board.values[cell] = 0;
      EXPECT_EQ(cells_with_digit(board), ~CellSet{cell});
    }
  }
}

TEST(Board, ARepeatedDigitNamesTheHouse) {
  Board board;
  board.values[Cell::at(3, 3)] = 7;
  EXPECT_FALSE(find_conflict(board));
  board.values[Cell::at(5, 4)] = 7;
  const Conflict expected{House::box(4), Digit::of(7), Cell::at(3, 3), Cell::at(5, 4)};
  EXPECT_EQ(find_conflict(board), expected);
}

TEST(Grid, TheLastCandidateOfACellIsMissed) {
  Grid grid;
  for (int number = 1; number <= 8; ++number) {
    EXPECT_EQ(grid.eliminate({Cell(0), Digit::of(number)}), Status::progress);
  }
  EXPECT_EQ(grid.eliminate({Cell(0), Digit::of(1)}), Status::nothing);
  EXPECT_EQ(grid.eliminate({Cell(0), Digit::of(9)}), Status::contradiction);
  EXPECT_TRUE(grid.has_contradiction());
}

TEST(Grid, CheckedRefusesWhatIsNoSudoku) {
  Board board;
  board.values[0] = 9;
  ASSERT_TRUE(Grid::checked(board));
  EXPECT_EQ(*Grid::checked(board), Grid(board));
  board.values[1] = 10;
  EXPECT_FALSE(Grid::checked(board));
  board.values[1] = 9;
  EXPECT_FALSE(Grid::checked(board));
}

TEST(Index, CheckedRefusesOtherNumbers) {
  EXPECT_EQ(Cell::checked(80), Cell(80));
  EXPECT_EQ(Cell::checked(81), std::nullopt);
  EXPECT_EQ(Digit::checked(-1), std::nullopt);
  EXPECT_EQ(Candidate::checked(728), Candidate(728));
}

}  // namespace
}  // namespace deduku
