// The needs of puzzles: published anti-backdoors, and needs against ratings without the technique.
#include <gtest/gtest.h>

#include <sstream>

#include "deduku/needs.hpp"
#include "deduku/round_rating.hpp"
#include "src/fewest/rounds_within.hpp"
#include "tests/support/contradictory_when_blind.hpp"
#include "tests/support/ladder_file.hpp"
#include "tests/support/puzzle_file.hpp"
#include "tests/support/symmetry.hpp"

namespace deduku::testing {
namespace {

CandidateSet candidates_of(std::initializer_list<std::array<int, 3>> list) {
  CandidateSet set;
  for (const auto& [row, column, digit] : list) set.insert({Cell::at(row - 1, column - 1), Digit::of(digit)});
  return set;
}

AntiBackdoors anti_backdoors_of(const std::string& line, FreeTechniques free) {
  return anti_backdoors(grid_of_line(line), free);
}

// forum.enjoysudoku.com/4-steps-sudoku-t38756.html
TEST(AntiBackdoors, AreThoseThatWerePublished) {
  const std::string line = "..15...4...3.4.....567....9..7....3..........8.5..26...3...89.....3.75....9.2..73";
  CandidateSet expected =
      candidates_of({{1, 5, 8}, {1, 9, 6}, {2, 6, 6}, {3, 5, 1}, {3, 8, 8}, {4, 1, 1}, {4, 5, 6}, {8, 1, 6}});
  EXPECT_EQ(anti_backdoors_of(line, FreeTechniques::singles).singles, expected);
  expected.insert({Cell::at(4, 1), Digit::of(6)});
  EXPECT_EQ(anti_backdoors_of(line, FreeTechniques::locked).singles, expected);
}

// forum.enjoysudoku.com/anti-backdoors-t38708.html
TEST(AntiBackdoors, AreAsManyAsWerePublished) {
  const std::string line = "..9......8....97...7..6..5..5..4..6.9....38....2.......6..5.17.2....84......1....";
  EXPECT_EQ(anti_backdoors_of(line, FreeTechniques::singles).singles, candidates_of({{8, 2, 1}}));
  EXPECT_EQ(anti_backdoors_of(line, FreeTechniques::locked).singles.size(), 13);
}

TEST(AntiBackdoors, OfTheManualOfCspRules) {
  const std::string line = "1..5....2.2.7...3...3.6.1..........8.4..5..9.6.2........6...4...5...3.7.8....4..9";
  for (const FreeTechniques free : {FreeTechniques::singles, FreeTechniques::locked}) {
    const AntiBackdoors found = anti_backdoors_of(line, free);
    EXPECT_EQ(found.singles.size(), 6);
    EXPECT_TRUE(found.singles.contains(candidates_of({{1, 3, 7}})));
    EXPECT_EQ(found.size(), 1);
  }
}

// forum.enjoysudoku.com/pg-460-t39940.html
TEST(AntiBackdoors, AreMissingWhereTwoStepsArePublished) {
  const AntiBackdoors found = anti_backdoors_of(
      "..1..2....3..4..5.5..6....7..61....5.7....6..2....6.3.....8...9.8...3.4...47..5..", FreeTechniques::locked);
  EXPECT_TRUE(found.singles.empty());
  EXPECT_EQ(found.size(), 2);
}

// forum.enjoysudoku.com/leren-s-puzzles-12-t39038.html
TEST(AntiBackdoors, OfAGridOfCandidates) {
  const std::string cells =
      "56 345 8 36 1 7 245 9 25 7 9 2 4 8 5 3 6 1 1 345 346 36 9 2 457 8 57 3 1 5 7 2 6 9 4 8 26 27 9 8 4 1 57 35 3567 "
      "4 8 67 5 3 9 1 2 67 9 6 1 2 5 3 8 7 4 8 357 37 9 6 4 25 1 235 25 2345 34 1 7 8 6 35 9";
  Grid grid;
  std::istringstream words(cells);
  for (Cell cell : Cell::all()) {
    std::string digits;
    words >> digits;
    for (Digit digit : Digit::all()) {
      if (digits.find(static_cast<char>('1' + digit.index())) == std::string::npos) (void)grid.eliminate({cell, digit});
    }
  }
  EXPECT_EQ(anti_backdoors(grid).singles.size(), 18);
}

TEST(AntiBackdoors, AreTheSameForEquivalentPuzzles) {
  std::mt19937_64 rng(4);
  for (const std::string& line : read_lines(project_file("puzzles/er-5.0.txt"), 10)) {
    const Board board = board_of_line(line);
    const AntiBackdoors found = anti_backdoors(Grid(board));
    const Symmetry symmetry = Symmetry::random(rng);
    const AntiBackdoors turned = anti_backdoors(Grid(symmetry(board)));
    EXPECT_EQ(turned.singles, symmetry(found.singles)) << line;
    EXPECT_EQ(turned.pairs.size(), found.pairs.size()) << line;
  }
}

bool is_solved_within(int r, const Board& board, const std::vector<TechniqueId>& techniques) {
  Ladder ladder{"part", {}};
  for (const Rung& rung : default_ladder().rungs) {
    if (is_free(FreeTechniques::locked, rung.technique) || std::ranges::count(techniques, rung.technique) > 0) {
      ladder.rungs.push_back(rung);
    }
  }
  const RoundRating rating = RoundRater(ladder).rate(board);
  return rating.outcome == Outcome::solved && rating.r <= r;
}

TEST(Needs, AreTheTechniquesWithoutWhichRRises) {
  std::mt19937_64 rng(5);
  NeedsFinder finder;
  std::size_t count = 0;
  for (const char* list : {"puzzles/er-2.5.txt", "puzzles/er-5.0.txt"}) {
    for (const std::string& line : read_lines(project_file(list), 40)) {
      const Board board = board_of_line(line);
      const Needs needs = finder.find(Grid(board));
      ASSERT_EQ(needs.outcome, Outcome::solved);
      EXPECT_EQ(needs.r, RoundRater().rate(board).r);
      for (const Need& need : needs.needs) {
        Ladder without = default_ladder();
        std::erase_if(without.rungs, [&](const Rung& rung) { return rung.technique == need.technique; });
        EXPECT_EQ(RoundRater(without).rate(board).r, need.r_without) << line;
        EXPECT_GT(need.r_without, needs.r);
        EXPECT_EQ(std::ranges::count(needs.least, need.technique), 1);
      }
      count += needs.needs.size();
      EXPECT_TRUE(is_solved_within(needs.r, board, needs.least)) << line;
      for (std::size_t i = 0; i < needs.least.size(); ++i) {
        std::vector<TechniqueId> fewer = needs.least;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        EXPECT_FALSE(is_solved_within(needs.r, board, fewer)) << line;
      }
      const Needs turned = finder.find(Grid(Symmetry::random(rng)(board)));
      EXPECT_EQ(turned.least, needs.least) << line;
      ASSERT_EQ(turned.needs.size(), needs.needs.size()) << line;
      for (std::size_t i = 0; i < needs.needs.size(); ++i) {
        EXPECT_EQ(turned.needs[i].technique, needs.needs[i].technique);
        EXPECT_EQ(turned.needs[i].r_without, needs.needs[i].r_without);
      }
    }
  }
  EXPECT_GT(count, 1u);
}

// Steps that depend on a single solution may contradict each other if there are several.
TEST(RoundsWithin, EndAsTheRatingDoes) {
  const SolverOptions blindly = {.uniqueness = Uniqueness::assumed};
  const Ladder ladder = ladder_file("contradicting");
  for (const std::string_view line : contradictory_when_blind) {
    Budget budget;
    Solver solver(ladder, blindly, budget);
    const fewest::RoundsWithin rounds =
        fewest::rounds_within(solver, budget, grid_of_line(line), Promise::givens, 10'000);
    EXPECT_EQ(rounds.outcome, Outcome::several) << line;
    EXPECT_EQ(rounds.r, RoundRater(ladder, blindly).rate(board_of_line(line)).r);
  }
}

}  // namespace
}  // namespace deduku::testing
