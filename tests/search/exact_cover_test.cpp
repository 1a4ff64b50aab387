// The exact cover on puzzles with known numbers of solutions.
#include "deduku/exact_cover.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <set>

namespace deduku::search {
namespace {

/// Queens on a board: one in each row and column, at most one on each diagonal.
ExactCover queens(int size) {
  const int diagonals = 2 * size - 1;
  ExactCover cover(2 * size, 2 * diagonals);
  for (int row = 0; row < size; ++row) {
    for (int column = 0; column < size; ++column) {
      const int falling = 2 * size + row - column + size - 1;
      const int rising = 2 * size + diagonals + row + column;
      cover.add_row({row, size + column, falling, rising});
    }
  }
  return cover;
}

TEST(ExactCover, PlacesQueens) {
  const std::vector<std::uint64_t> known = {1, 0, 0, 2, 10, 4, 40, 92, 352, 724};
  for (int size = 1; size <= static_cast<int>(known.size()); ++size) {
    EXPECT_EQ(queens(size).count(), known[size - 1]) << size;
  }
}

TEST(ExactCover, RefusesNumbersOfColumnsThatAreNone) {
  EXPECT_FALSE(ExactCover::checked(0));
  EXPECT_FALSE(ExactCover::checked(-1));
  EXPECT_FALSE(ExactCover::checked(1, -1));
  EXPECT_FALSE(ExactCover::checked(std::numeric_limits<int>::max(), 1));
  EXPECT_FALSE(CompactExactCover::checked(65'535, 1));
  EXPECT_EQ(CompactExactCover::checked(65'534, 1)->column_count(), 65'535);
  EXPECT_EQ(ExactCover::checked(1)->count(), 0U);
}

TEST(ExactCover, TilesBoardsWithDominoes) {
  const auto tilings = [](int height, int width) {
    ExactCover cover(height * width);
    for (int cell = 0; cell < height * width; ++cell) {
      if (cell % width != width - 1) cover.add_row({cell, cell + 1});
      if (cell / width != height - 1) cover.add_row({cell, cell + width});
    }
    return cover.count();
  };
  EXPECT_EQ(tilings(2, 2), 2U);
  EXPECT_EQ(tilings(3, 3), 0U);
  EXPECT_EQ(tilings(4, 4), 36U);
  EXPECT_EQ(tilings(6, 6), 6728U);
}

using Square = std::pair<int, int>;
using Piece = std::vector<Square>;

/// A piece in all orientations, each moved to the corner of the board.
std::set<Piece> orientations(Piece piece) {
  std::set<Piece> all;
  for (int turn = 0; turn < 8; ++turn) {
    for (Square& square : piece)
      square = turn == 4 ? Square(square.first, -square.second) : Square(square.second, -square.first);
    int top = 0;
    int left = 0;
    for (const auto& [row, column] : piece) {
      top = std::min(top, row);
      left = std::min(left, column);
    }
    Piece moved;
    for (const auto& [row, column] : piece) moved.emplace_back(row - top, column - left);
    std::sort(moved.begin(), moved.end());
    all.insert(moved);
  }
  return all;
}

/// The twelve pentominoes.
const std::vector<Piece> pentominoes = {
    {{0, 0}, {0, 1}, {0, 2}, {0, 3}, {0, 4}}, {{0, 1}, {0, 2}, {1, 0}, {1, 1}, {2, 1}},
    {{0, 0}, {1, 0}, {2, 0}, {3, 0}, {3, 1}}, {{0, 0}, {0, 1}, {1, 0}, {1, 1}, {2, 0}},
    {{0, 1}, {1, 1}, {2, 1}, {2, 0}, {3, 0}}, {{0, 0}, {0, 1}, {0, 2}, {1, 1}, {2, 1}},
    {{0, 0}, {0, 2}, {1, 0}, {1, 1}, {1, 2}}, {{0, 0}, {1, 0}, {2, 0}, {2, 1}, {2, 2}},
    {{0, 0}, {1, 0}, {1, 1}, {2, 1}, {2, 2}}, {{0, 1}, {1, 0}, {1, 1}, {1, 2}, {2, 1}},
    {{0, 1}, {1, 0}, {1, 1}, {2, 1}, {3, 1}}, {{0, 0}, {0, 1}, {1, 1}, {2, 1}, {2, 2}}};

std::uint64_t pentomino_tilings(int height, int width) {
  const int pieces = static_cast<int>(pentominoes.size());
  ExactCover cover(pieces + height * width);
  const auto add = [&](int piece, const Piece& shape, Square corner) {
    std::vector<int> columns = {piece};
    for (const auto& [row, column] : shape) {
      if (corner.first + row >= height || corner.second + column >= width) return;
      columns.push_back(pieces + (corner.first + row) * width + corner.second + column);
    }
    cover.add_row(columns);
  };
  for (int piece = 0; piece < pieces; ++piece) {
    for (const Piece& shape : orientations(pentominoes[piece])) {
      for (int cell = 0; cell < height * width; ++cell) add(piece, shape, {cell / width, cell % width});
    }
  }
  return cover.count();
}

TEST(ExactCover, TilesRectanglesWithThePentominoes) {
  // Each solution is found in its four mirrorings.
  EXPECT_EQ(pentomino_tilings(3, 20), 4U * 2);
  EXPECT_EQ(pentomino_tilings(4, 15), 4U * 368);
}

TEST(ExactCover, CountsLatinSquares) {
  const auto latin_squares = [](int size) {
    const int squares = size * size;
    ExactCover cover(3 * squares);
    for (int row = 0; row < size; ++row) {
      for (int column = 0; column < size; ++column) {
        for (int symbol = 0; symbol < size; ++symbol) {
          cover.add_row({size * row + column, squares + size * row + symbol, 2 * squares + size * column + symbol});
        }
      }
    }
    return cover.count();
  };
  EXPECT_EQ(latin_squares(3), 12U);
  EXPECT_EQ(latin_squares(4), 576U);
  EXPECT_EQ(latin_squares(5), 161280U);
}

/// Columns 0..3; rows 0: {0, 1}, 1: {1, 2}, 2: {2, 3}, 3: {0, 3}.
ExactCover ring() {
  ExactCover cover(4);
  EXPECT_EQ(cover.add_row({0, 1}), 0);
  EXPECT_EQ(cover.add_row({1, 2}), 1);
  EXPECT_EQ(cover.add_row({2, 3}), 2);
  EXPECT_EQ(cover.add_row({0, 3}), 3);
  return cover;
}

/// The solutions of the ring that contain this row, or all.
std::vector<std::vector<int>> solutions_of_ring(std::optional<int> selected = std::nullopt) {
  const ExactCover cover = ring();
  ExactCoverSearch search(cover);
  EXPECT_TRUE(!selected || search.select(*selected));
  std::vector<std::vector<int>> solutions;
  search.run(no_limit, [&](std::span<const int> rows) {
    solutions.emplace_back(rows.begin(), rows.end());
    std::sort(solutions.back().begin(), solutions.back().end());
    return true;
  });
  return solutions;
}

TEST(ExactCover, HandsOutTheRowsOfEachSolution) {
  EXPECT_THAT(solutions_of_ring(), ::testing::UnorderedElementsAre(std::vector{0, 2}, std::vector{1, 3}));
}

TEST(ExactCover, MakesSelectedRowsPartOfEverySolution) {
  EXPECT_THAT(solutions_of_ring(1), ::testing::ElementsAre(std::vector{1, 3}));
}

TEST(ExactCover, RefusesASelectionThatClashes) {
  const ExactCover cover = ring();
  ExactCoverSearch search(cover);
  EXPECT_TRUE(search.select(1));
  EXPECT_FALSE(search.select(0));
  EXPECT_FALSE(search.select(1));
  EXPECT_EQ(search.run(no_limit, [](std::span<const int>) { return true; }).count, 1U);
}

TEST(ExactCover, FindsNothingAfterASelectionThatLeavesAColumnWithoutRows) {
  ExactCover cover(3);
  cover.add_row({0, 1});
  cover.add_row({1, 2});
  ExactCoverSearch search(cover);
  EXPECT_TRUE(search.select(0));
  EXPECT_EQ(search.run(no_limit, [](std::span<const int>) { return true; }).count, 0U);
}

TEST(ExactCover, ChoosesOnlyFromTheRowsItIsGiven) {
  const ExactCover cover = ring();
  const std::array<std::uint32_t, 3> rows = {0, 1, 2};
  ExactCoverSearch search(cover, rows);
  std::vector<int> chosen;
  search.run(no_limit, [&](std::span<const int> solution) {
    chosen.insert(chosen.end(), solution.begin(), solution.end());
    return true;
  });
  EXPECT_THAT(chosen, ::testing::UnorderedElementsAre(0, 2));
}

TEST(ExactCover, StopsAtTheLimitAndAtTheVisitorsWord) {
  const ExactCover cover = queens(8);
  const auto every = [](std::span<const int>) { return true; };
  const Result limited = ExactCoverSearch(cover).run(5, every);
  EXPECT_EQ(limited.count, 5U);
  EXPECT_FALSE(limited.exhausted);
  const Result stopped = cover.enumerate([](std::span<const int>) { return false; });
  EXPECT_EQ(stopped.count, 1U);
  EXPECT_FALSE(stopped.exhausted);
  const Result complete = cover.enumerate(every);
  EXPECT_EQ(complete.count, 92U);
  EXPECT_TRUE(complete.exhausted);
}

TEST(ExactCover, FindsNothingWhereAColumnHasNoRows) {
  ExactCover cover(2);
  cover.add_row({0});
  EXPECT_EQ(cover.count(), 0U);
}

TEST(ExactCover, HasOneEmptySolutionWhereNothingIsAsked) {
  ExactCover cover(0, 2);
  cover.add_row({0, 1});
  EXPECT_EQ(cover.count(), 1U);
}

TEST(ExactCover, CountsOnlyChoicesAsGuesses) {
  const Result result = ring().enumerate([](std::span<const int>) { return true; });
  EXPECT_EQ(result.effort, (Effort{.guesses = 1, .nodes = 3}));
}

/// The columns that a digit in a cell of a Sudoku with four digits covers, all three counted from 0.
std::array<int, 4> demands(int row, int column, int digit) {
  const int box = row / 2 * 2 + column / 2;
  return {4 * row + column, 16 + 4 * row + digit, 32 + 4 * column + digit, 48 + 4 * box + digit};
}

/// A Sudoku with four digits, without one row in `gap`; its boxes must be filled, or only not violated.
template <class Cover>
std::uint64_t count_small_sudokus(int primary, int gap) {
  Cover cover(primary, 64 - primary);
  for (int row = 0; row < 64; ++row) {
    if (row % gap != gap - 1) cover.add_row(demands(row / 16, row / 4 % 4, row % 4));
  }
  return cover.count();
}

TEST(CompactExactCover, CountsSmallSudokus) {
  EXPECT_EQ(count_small_sudokus<CompactExactCover>(64, 100), 288U);
  EXPECT_EQ(count_small_sudokus<CompactExactCover>(48, 100), 288U);
}

TEST(CompactExactCover, FindsWhatTheGeneralOneFinds) {
  for (const int primary : {64, 48, 32, 16}) {
    for (int gap = 5; gap < 30; ++gap) {
      EXPECT_EQ(count_small_sudokus<CompactExactCover>(primary, gap), count_small_sudokus<ExactCover>(primary, gap));
    }
  }
}

TEST(ExactCover, HasColumnsOfAnyNumberOfRows) {
  ExactCover cover(2, 1);
  for (int row = 0; row < 100; ++row) cover.add_row({0});
  for (int row = 0; row < 70; ++row) cover.add_row({1, 2});
  for (int row = 0; row < 40; ++row) cover.add_row({0, 2});
  EXPECT_EQ(cover.count(), 7000U);
}

}  // namespace
}  // namespace deduku::search
