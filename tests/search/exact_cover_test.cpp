// The exact cover on puzzles whose numbers of solutions are known.
#include "deduku/exact_cover.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace deduku::search {
namespace {

/// Queens on a board: one in each row and column, at most one on each diagonal.
ExactCover queens(int size) {
  const int diagonals = 2 * size - 1;
  ExactCover cover(
      {.primary = 2 * size, .secondary = 2 * diagonals, .rows = size * size, .entries = 4 * size * size});
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
  const std::vector<std::uint64_t> known = {1, 0, 0, 2, 10, 4, 40, 92, 352};
  for (int size = 1; size <= static_cast<int>(known.size()); ++size) {
    EXPECT_EQ(queens(size).count(), known[size - 1]) << size;
  }
}

TEST(ExactCover, TilesBoardsWithDominoes) {
  const auto tilings = [](int height, int width) {
    const int dominoes = height * (width - 1) + width * (height - 1);
    ExactCover cover({.primary = height * width, .rows = dominoes, .entries = 2 * dominoes});
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
  const int most_rows = pieces * 8 * height * width;
  ExactCover cover({.primary = pieces + height * width, .rows = most_rows, .entries = 6 * most_rows});
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
    ExactCover cover({.primary = 3 * squares, .rows = squares * size, .entries = 3 * squares * size});
    for (int row = 0; row < size; ++row) {
      for (int column = 0; column < size; ++column) {
        for (int symbol = 0; symbol < size; ++symbol) {
          cover.add_row(
              {size * row + column, squares + size * row + symbol, 2 * squares + size * column + symbol});
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
  ExactCover cover({.primary = 4, .rows = 4, .entries = 8});
  EXPECT_EQ(cover.add_row({0, 1}), 0);
  EXPECT_EQ(cover.add_row({1, 2}), 1);
  EXPECT_EQ(cover.add_row({2, 3}), 2);
  EXPECT_EQ(cover.add_row({0, 3}), 3);
  return cover;
}

std::vector<std::vector<int>> solutions_of(ExactCover& cover) {
  std::vector<std::vector<int>> solutions;
  cover.search(no_limit, [&](std::span<const int> rows) {
    solutions.emplace_back(rows.begin(), rows.end());
    std::sort(solutions.back().begin(), solutions.back().end());
    return true;
  });
  return solutions;
}

TEST(ExactCover, HandsOutTheRowsOfEachSolution) {
  ExactCover cover = ring();
  EXPECT_THAT(solutions_of(cover), ::testing::UnorderedElementsAre(std::vector{0, 2}, std::vector{1, 3}));
}

TEST(ExactCover, MakesSelectedRowsPartOfEverySolution) {
  ExactCover cover = ring();
  EXPECT_TRUE(cover.select(1));
  EXPECT_THAT(solutions_of(cover), ::testing::ElementsAre(std::vector{1, 3}));
}

TEST(ExactCover, RefusesASelectionThatClashes) {
  ExactCover cover = ring();
  EXPECT_TRUE(cover.select(1));
  EXPECT_FALSE(cover.select(0));
  EXPECT_FALSE(cover.select(1));
  EXPECT_EQ(cover.count(), 1U);
}

TEST(ExactCover, StopsAtTheLimitAndAtTheVisitorsWordAndCanSearchAgain) {
  ExactCover cover = queens(8);
  const auto every = [](std::span<const int>) { return true; };
  const Result limited = cover.search(5, every);
  EXPECT_EQ(limited.count, 5U);
  EXPECT_FALSE(limited.exhausted);
  const Result stopped = cover.search(no_limit, [](std::span<const int>) { return false; });
  EXPECT_EQ(stopped.count, 1U);
  EXPECT_FALSE(stopped.exhausted);
  const Result complete = cover.search(no_limit, every);
  EXPECT_EQ(complete.count, 92U);
  EXPECT_TRUE(complete.exhausted);
}

TEST(ExactCover, FindsNothingWhereAColumnHasNoRows) {
  ExactCover cover({.primary = 2, .rows = 1, .entries = 1});
  cover.add_row({0});
  EXPECT_EQ(cover.count(), 0U);
}

TEST(ExactCover, HasOneEmptySolutionWhereNothingIsAsked) {
  ExactCover cover({.primary = 0, .secondary = 2, .rows = 1, .entries = 2});
  cover.add_row({0, 1});
  EXPECT_EQ(cover.count(), 1U);
}

TEST(ExactCover, CountsOnlyChoicesAsGuesses) {
  ExactCover cover = ring();
  const Result result = cover.search(no_limit, [](std::span<const int>) { return true; });
  EXPECT_EQ(result.effort, (Effort{.guesses = 1, .nodes = 3}));
}

}  // namespace
}  // namespace deduku::search
