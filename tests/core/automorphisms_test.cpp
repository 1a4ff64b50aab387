// The automorphisms of puzzles against trying all 3,359,232 ways to move the cells.
#include "src/core/canonical/automorphisms.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

#include "deduku/canonical.hpp"
#include "tests/support/exhaustive.hpp"
#include "tests/support/puzzle_file.hpp"
#include "tests/support/symmetry.hpp"

namespace deduku::testing {
namespace {

using Lines = std::array<std::uint8_t, 9>;

/// Adds the relabelling that a way to move the cells needs; false if none exists. Digits that are not given stay.
bool relabel(const Board& board, Symmetry& symmetry) {
  std::array<int, 10> images{};
  for (Cell cell : board.givens) {
    const int digit = board.values[cell];
    const int image = board.values[symmetry(cell)];
    if (image == 0 || (images[digit] != 0 && images[digit] != image)) return false;
    images[digit] = image;
  }
  for (int digit = 1; digit <= 9; ++digit) {
    if (images[digit] == 0) images[digit] = digit;
    symmetry.digits[digit - 1] = static_cast<std::uint8_t>(images[digit] - 1);
  }
  return symmetry.is_sound();
}

std::vector<Symmetry> by_trying(const Board& board) {
  static const std::vector<Lines> moves = all_lines();
  std::vector<Symmetry> found;
  for (const bool transposes : {false, true}) {
    for (const Lines& rows : moves) {
      for (const Lines& columns : moves) {
        Symmetry symmetry;
        symmetry.transposes = transposes;
        symmetry.rows = rows;
        symmetry.columns = columns;
        if (relabel(board, symmetry) && static_cast<deduku::Symmetry&>(symmetry) != deduku::Symmetry()) {
          found.push_back(symmetry);
        }
      }
    }
  }
  return found;
}

using Key = std::tuple<bool, Lines, Lines, Lines>;
template <class List>
std::vector<Key> keys_of(const List& symmetries) {
  std::vector<Key> keys;
  for (const deduku::Symmetry& each : symmetries) {
    keys.emplace_back(each.transposes, each.rows, each.columns, each.digits);
  }
  std::ranges::sort(keys);
  return keys;
}

constexpr std::string_view automorphic[] = {
    "...........4.35...97.6..8...9....5...6.8.2.4...5....1...2..4.31...57.6...........",
    "9......437.1.........5.4.8...74891.....1.6.....67539...5.3.8.........6.943......7",
    ".....5.1.....7..6.......9.7....425...8.3.7..12..58.3....92.4...16......3..8.1..4.",
    "2.....5.9...6....1..4.7...65.92.......1...8....8..4.6....5.92..7....1....8...7..4",
    "54.7...23.7354.1..2...1354....3.6.94.94...3.63.6.94....8..3.4.14.2.8..3..3.4.7.8.",
    "....16....538..2.....2...79...3...4...49.73.8.6...8.5....5....4.4.79.58...1.8...3",
    "24.16.83..7..9..5............7..9..5.53.74.966..3..4............25.17.8991.58.72.",
};

TEST(Automorphisms, AreThoseThatTryingFinds) {
  canonical::AutomorphismSearch search;
  for (const std::string_view line : automorphic) {
    const Board board = board_of_line(line);
    const auto found = keys_of(search.find(board));
    EXPECT_FALSE(found.empty()) << line;
    EXPECT_EQ(found, keys_of(by_trying(board))) << line;
  }
  const Board ordinary =
      board_of_line("..375.4....6....23.8................5.7.43..18.....5...4..69...9..1...5.3.1..8.9.");
  EXPECT_TRUE(search.find(ordinary).empty());
  EXPECT_TRUE(by_trying(ordinary).empty());
}

/// Images of such puzzles and of grids have as many automorphisms as the canonical form reports, and each leaves the
/// board unchanged.
TEST(Automorphisms, AreAsManyAsTheCanonicalFormFinds) {
  std::mt19937_64 rng(5);
  canonical::AutomorphismSearch search;
  std::vector<Board> boards;
  for (const std::string_view line : automorphic) boards.push_back(board_of_line(line));
  boards.push_back(board_of_line("123456789456789123789123456231564897564897231897231564312645978645978312978312645"));
  for (const Board& original : boards) {
    for (int i = 0; i < 5; ++i) {
      const Board board = Symmetry::random(rng)(original);
      const auto found = search.find(board);
      EXPECT_EQ(found.size() + 1, canonical_form(board).automorphisms);
      for (const deduku::Symmetry& each : found) EXPECT_EQ(each(board), board);
    }
  }
}

TEST(Automorphisms, AreNoneWhereSeveralSolutionsAreCertain) {
  canonical::AutomorphismSearch search;
  EXPECT_TRUE(search.find(Board()).empty());
  EXPECT_TRUE(
      search.find(board_of_line("123456789456789123789123456......................................................"))
          .empty());
}

TEST(Motions, OfTheSquareHaveNames) {
  constexpr Lines reversed{8, 7, 6, 5, 4, 3, 2, 1, 0};
  deduku::Symmetry half_turn;
  half_turn.rows = half_turn.columns = reversed;
  EXPECT_EQ(motion_of(half_turn), Motion::half_turn);
  deduku::Symmetry diagonal;
  diagonal.transposes = true;
  EXPECT_EQ(motion_of(diagonal), Motion::diagonal);
  EXPECT_EQ(diagonal(Cell::at(2, 7)), Cell::at(7, 2));
  deduku::Symmetry quarter_turn = diagonal;
  quarter_turn.columns = reversed;
  EXPECT_EQ(motion_of(quarter_turn), Motion::quarter_turn);
  EXPECT_EQ(quarter_turn(Cell::at(0, 0)), Cell::at(0, 8)) << "clockwise";
  EXPECT_EQ(motion_of(quarter_turn.inverse()), Motion::quarter_turn_back);
  EXPECT_EQ(quarter_turn.then(quarter_turn), half_turn);
  EXPECT_EQ(motion_of(diagonal.then(half_turn)), Motion::antidiagonal);
  EXPECT_EQ(motion_of(deduku::Symmetry()), Motion::other);
}

}  // namespace
}  // namespace deduku::testing
