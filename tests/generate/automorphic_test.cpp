// Puzzles with automorphisms: that they have them, and that no orbit of givens is redundant.
#include "src/generate/automorphic.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>

#include "deduku/minimal.hpp"
#include "deduku/pattern.hpp"

namespace deduku::testing {
namespace {

using generate::AutomorphismKind;
using generate::Random;
using Lines = std::array<std::uint8_t, 9>;

Board without(const Board& board, const CellSet& cells) {
  Board rest = board;
  rest.givens -= cells;
  for (Cell cell : cells) rest.values[cell.slot()] = 0;
  return rest;
}

std::uint64_t solutions_up_to_two(const Board& board) {
  return search::count(Grid(board), 2, *search::find_backend("bitmask"));
}

TEST(Automorphic, GridsHaveTheirAutomorphisms) {
  Random random(1);
  for (const AutomorphismKind& kind : generate::automorphism_kinds()) {
    std::set<Solution> different;
    for (int round = 0; round < 20; ++round) {
      const auto [solution, automorphism] = generate::symmetric_grid(kind, random);
      const Board board = search::full_board(solution);
      EXPECT_FALSE(find_conflict(board)) << kind.name;
      EXPECT_EQ(automorphism(board), board) << kind.name;
      EXPECT_EQ(automorphism.transposes, kind.transposes);
      EXPECT_EQ(automorphism.rows, kind.rows);
      EXPECT_EQ(automorphism.columns, kind.columns);
      different.insert(solution);
    }
    EXPECT_EQ(different.size(), 20U) << kind.name;
  }
}

TEST(Automorphic, PuzzlesNeedEachOrbit) {
  Random random(2);
  for (const AutomorphismKind& kind : generate::automorphism_kinds()) {
    for (int round = 0; round < 4; ++round) {
      const auto [puzzle, solution, automorphism] = generate::automorphic_puzzle(kind, random);
      EXPECT_EQ(automorphism(puzzle), puzzle) << kind.name;
      EXPECT_EQ(automorphism(search::full_board(solution)), search::full_board(solution));
      EXPECT_EQ(search::solve(search::Puzzle(puzzle)), solution);
      EXPECT_EQ(solutions_up_to_two(puzzle), 1U);
      for (const CellSet& orbit : generate::orbits_of(automorphism)) {
        if (!puzzle.givens.intersects(orbit)) continue;
        EXPECT_TRUE((orbit - puzzle.givens).empty());
        EXPECT_EQ(solutions_up_to_two(without(puzzle, orbit)), 2U) << kind.name;
      }
    }
  }
}

TEST(Automorphic, KindsOfTheSquareAreWhatTheyAreCalled) {
  Random random(3);
  for (const auto& [name, pattern] :
       {std::pair{"half_turn", Pattern::half_turn}, std::pair{"quarter_turn", Pattern::quarter_turn},
        std::pair{"diagonal", Pattern::diagonal}}) {
    const AutomorphismKind* kind = generate::find_automorphism_kind(name);
    ASSERT_NE(kind, nullptr);
    int exact = 0;
    for (int round = 0; round < 10; ++round) {
      exact += pattern_of(generate::automorphic_puzzle(*kind, random).puzzle.givens) == pattern;
    }
    EXPECT_GT(exact, 8);
  }
  EXPECT_EQ(generate::find_automorphism_kind("full_turn"), nullptr);
}

/// The ways to move lines that are alike but for the order of bands and lines, as the least of them.
Lines line_class(const Lines& move) {
  Lines least = move;
  Lines order{};
  std::iota(order.begin(), order.end(), std::uint8_t{0});
  do {
    bool keeps_bands = true;
    for (int line = 0; line < 9; ++line) keeps_bands &= order[line] / 3 == order[line / 3 * 3] / 3;
    if (!keeps_bands) continue;
    Lines image{};
    for (int line = 0; line < 9; ++line) image[order[line]] = order[move[line]];
    least = std::min(least, image);
  } while (std::ranges::next_permutation(order).found);
  return least;
}

/// Two kinds are equivalent when rows and columns move alike, or the other way round; after a mirror, when rows and columns
/// together move alike.
TEST(Automorphic, KindsAreAllDifferent) {
  std::set<std::pair<bool, std::set<Lines>>> classes;
  std::set<std::string_view> names;
  for (const AutomorphismKind& kind : generate::automorphism_kinds()) {
    std::set<Lines> lines;
    if (kind.transposes) {
      Lines both{};
      for (int line = 0; line < 9; ++line) both[line] = kind.rows[kind.columns[line]];
      lines = {line_class(both)};
    } else {
      lines = {line_class(kind.rows), line_class(kind.columns)};
    }
    classes.emplace(kind.transposes, lines);
    names.insert(kind.name);
    EXPECT_EQ(generate::find_automorphism_kind(kind.name), &kind);
  }
  EXPECT_EQ(classes.size(), 26U);
  EXPECT_EQ(names.size(), 26U);
}

}  // namespace
}  // namespace deduku::testing
