// Moves on a board in progress: steps that are carried out, digits and marks of the player.
#include "deduku/moves.hpp"

#include <gtest/gtest.h>

#include "deduku/grid.hpp"

namespace deduku::testing {
namespace {

constexpr std::string_view line = "....7..2.8.......6.1.2.5...9.54....8.........3....85.1...3.2.8.4.......9.7..6....";

Board puzzle() {
  Board board;
  for (Cell cell : Cell::all()) {
    if (line[cell.index()] != '.') board.values[cell] = static_cast<std::uint8_t>(line[cell.index()] - '0');
  }
  board.givens = cells_with_digit(board);
  return board;
}

Candidate at(int row, int column, int digit) {
  return {Cell::at(row - 1, column - 1), Digit::of(digit)};
}

DigitSet marks(const Board& board, int row, int column) {
  return (*board.marks)[Cell::at(row - 1, column - 1)];
}

MoveError refusal(const Board& board, const Effects& effects) {
  const auto after = after_step(board, effects);
  EXPECT_FALSE(after);
  return after ? MoveError() : after.error();
}

TEST(Moves, APlacementNeedsNoMarks) {
  const auto after = after_step(puzzle(), {.places = {at(1, 1, 5)}});
  ASSERT_TRUE(after);
  Board expected = puzzle();
  expected.values[0] = 5;
  EXPECT_EQ(*after, expected);
}

TEST(Moves, AnEliminationLeavesTheOtherMarks) {
  const auto after = after_step(puzzle(), {.removes = {at(1, 1, 6)}});
  ASSERT_TRUE(after);
  EXPECT_EQ(marks(*after, 1, 1), DigitSet{Digit::of(5)});
  EXPECT_EQ(struck_marks(*after)[0], DigitSet{Digit::of(6)});
  EXPECT_EQ(struck_marks(puzzle()), Marks());
  EXPECT_TRUE(stale_marks(*after).empty());
}

TEST(Moves, NoMarkIsLeftThatADigitExcludes) {
  Board board = with_allowed_marks(puzzle());
  (*board.marks)[1] = DigitSet::all();  // 1, 2, 7 and 8 are excluded
  const auto after = after_step(board, {.places = {at(1, 1, 5)}});
  ASSERT_TRUE(after);
  EXPECT_TRUE(stale_marks(*after).empty());
  EXPECT_EQ(marks(*after, 1, 2), (DigitSet{Digit::of(3), Digit::of(4), Digit::of(6), Digit::of(9)}));
  EXPECT_EQ(marks(*after, 1, 1), DigitSet());
}

TEST(Moves, AStepIsWhatTheGridMakesOfIt) {
  const Effects effects{.places = {at(1, 1, 5)}, .removes = {at(1, 3, 4), at(2, 3, 4)}};
  const auto after = after_step(puzzle(), effects);
  ASSERT_TRUE(after);
  Grid grid(puzzle());
  EXPECT_EQ(grid.apply(effects), Status::progress);
  EXPECT_EQ(Grid(*after), grid);
}

TEST(Moves, OfWhatAStepRemovesSomeMayBeGone) {
  const auto once = after_step(puzzle(), {.removes = {at(1, 3, 4)}});
  ASSERT_TRUE(once);
  const auto twice = after_step(*once, {.removes = {at(1, 3, 4), at(2, 3, 4)}});
  ASSERT_TRUE(twice);
  EXPECT_FALSE(marks(*twice, 2, 3).contains(Digit::of(4)));
  const MoveError error = refusal(*twice, {.removes = {at(1, 3, 4)}});
  EXPECT_EQ(error.kind, MoveError::Kind::idle);
  EXPECT_EQ(error.message, "the step changes nothing on this board");
}

TEST(Moves, WhatCannotBePlacedIsRefusedWithTheReason) {
  const Board start = puzzle();
  EXPECT_EQ(refusal(start, {.places = {at(1, 5, 4)}}),
            (MoveError{MoveError::Kind::given, at(1, 5, 4), "r1c5 is a given"}));
  EXPECT_EQ(refusal(start, {.places = {at(1, 1, 9)}}),
            (MoveError{MoveError::Kind::excluded, at(1, 1, 9), "r1c1 cannot be 9: r4c1 is"}));
  const auto placed = after_step(start, {.places = {at(1, 1, 5)}});
  ASSERT_TRUE(placed);
  EXPECT_EQ(refusal(*placed, {.places = {at(1, 1, 6)}}),
            (MoveError{MoveError::Kind::filled, at(1, 1, 6), "r1c1 holds 5"}));
  EXPECT_EQ(refusal(*placed, {.removes = {at(1, 1, 5)}}).kind, MoveError::Kind::filled);
  const auto struck = after_step(start, {.removes = {at(1, 1, 6)}});
  ASSERT_TRUE(struck);
  EXPECT_EQ(refusal(*struck, {.places = {at(1, 1, 6)}}),
            (MoveError{MoveError::Kind::unmarked, at(1, 1, 6), "r1c1 cannot be 6: the cell has lost this mark"}));
  EXPECT_EQ(refusal(start, {.places = {at(1, 1, 6)}, .removes = {at(1, 1, 6)}}).kind, MoveError::Kind::unmarked);
  EXPECT_EQ(refusal(start, {.places = {at(1, 1, 5), at(1, 1, 6)}}).kind, MoveError::Kind::filled);
  EXPECT_EQ(refusal(start, {.places = {at(1, 1, 6), at(1, 2, 6)}}).kind, MoveError::Kind::excluded);
}

TEST(Moves, APlayerMayBeWrong) {
  const auto wrong = with_digit(with_allowed_marks(puzzle()), Cell(0), Digit::of(9));
  ASSERT_TRUE(wrong);
  EXPECT_EQ(wrong->values[0], 9);
  EXPECT_FALSE(marks(*wrong, 1, 2).contains(Digit::of(9)));
  const auto taken_back = without_digit(*wrong, Cell(0));
  ASSERT_TRUE(taken_back);
  EXPECT_EQ(marks(*taken_back, 1, 1), (DigitSet{Digit::of(5), Digit::of(6)}));
  EXPECT_EQ(with_digit(puzzle(), Cell(4), Digit::of(1)).error().message, "r1c5 is a given");
  EXPECT_EQ(without_digit(puzzle(), Cell(4)).error().kind, MoveError::Kind::given);
}

TEST(Moves, WithoutAMarkABoardHasTheOthers) {
  const Board board = without_mark(puzzle(), at(1, 1, 6));
  EXPECT_EQ(marks(board, 1, 1), DigitSet{Digit::of(5)});
  EXPECT_EQ(without_mark(board, at(1, 1, 6)), board);
}

}  // namespace
}  // namespace deduku::testing
