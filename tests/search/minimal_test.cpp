// Minimal puzzles, random solutions and unavoidable sets.
#include "deduku/minimal.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "tests/search/support.hpp"

namespace deduku::testing {
namespace {

std::string digits_of(const Board& board) {
  std::string text;
  for (std::uint8_t value : board.values) text += static_cast<char>('0' + value);
  return text;
}

TEST(RedundantGivens, AreThoseWithoutWhichThePuzzleIsStillUnique) {
  std::mt19937_64 rng(7);
  int redundant_in_all = 0;
  for (int round = 0; round < 20; ++round) {
    Board board = random_puzzle(rng);
    const Solution solution = *search::solve(Grid(board));
    for (int extra = 0; extra < round % 7; ++extra) {
      const Cell cell(static_cast<int>(rng() % Cell::count));
      board.values[cell] = static_cast<std::uint8_t>(solution[cell].number());
      board.givens.insert(cell);
    }
    CellSet expected;
    for (Cell cell : board.givens) {
      Board without = board;
      without.values[cell] = 0;
      without.givens.erase(cell);
      if (search::is_unique(Grid(without))) expected.insert(cell);
    }
    EXPECT_EQ(search::redundant_givens(board, solution), expected);
    redundant_in_all += expected.size();
  }
  EXPECT_GT(redundant_in_all, 0);
}

TEST(RedundantGivens, IgnoreWhatThePlayerHasDone) {
  std::mt19937_64 rng(8);
  Board board = random_puzzle(rng);
  const Solution solution = *search::solve(Grid(board));
  board.marks.emplace();
  for (Cell cell : Cell::all()) {
    (*board.marks)[cell] = {solution[cell]};
    if (cell.index() % 2 == 0) {
      board.values[cell] = static_cast<std::uint8_t>(solution[cell].number());
    }
  }
  EXPECT_TRUE(search::redundant_givens(board, solution).empty());
}

TEST(Minimise, LeavesAMinimalPuzzleWithTheSameSolution) {
  std::mt19937_64 rng(1);
  for (int round = 0; round < 20; ++round) {
    const Solution solution = search::random_solution(rng);
    const Board puzzle = search::minimise(search::full_board(solution), rng).value();
    EXPECT_EQ(all_solutions(Grid(puzzle), search::default_backend()), std::vector{solution});
    EXPECT_TRUE(search::is_minimal(puzzle));
    EXPECT_LT(puzzle.givens.size(), 32);
    for (Cell given : puzzle.givens) {
      Board without = puzzle;
      without.values[given] = 0;
      without.givens.erase(given);
      EXPECT_FALSE(search::is_unique(Grid(without)));
    }
  }
}

TEST(Minimise, InAnOrderKeepsTheGivensThatItDoesNotName) {
  std::mt19937_64 rng(3);
  const Board full = search::full_board(search::random_solution(rng));
  const std::array order = {Cell(40), Cell(0)};
  const CellSet kept = CellSet::all() - CellSet{Cell(0), Cell(40)};
  EXPECT_EQ(search::minimise_in_order(full, order)->givens, kept);
}

TEST(Minimise, AsksForExactlyOneSolution) {
  std::mt19937_64 rng(2);
  EXPECT_FALSE(search::minimise(Board(), rng));
  EXPECT_FALSE(search::minimise_in_order(Board(), {}));
  Board board = random_puzzle(rng);
  board.values[board.givens.first()] = 0;
  board.givens.erase(board.givens.first());
  EXPECT_FALSE(search::minimise(board, rng));
}

TEST(IsMinimal, FailsWithAGivenTooManyOrTooFew) {
  std::mt19937_64 rng(3);
  const Board puzzle = random_puzzle(rng);
  const Solution solution = *search::solve(Grid(puzzle));
  EXPECT_TRUE(search::is_minimal(puzzle));
  Board more = puzzle;
  const Cell open = (~puzzle.givens).first();
  more.givens.insert(open);
  more.values[open] = static_cast<std::uint8_t>(solution[open].number());
  EXPECT_FALSE(search::is_minimal(more));
  Board less = puzzle;
  less.values[puzzle.givens.first()] = 0;
  less.givens.erase(puzzle.givens.first());
  EXPECT_FALSE(search::is_minimal(less));
}

/// The maximal sets of givens that can be removed together, by trying all sets.
std::vector<CellSet> all_removable_sets(const Board& puzzle, const std::vector<Cell>& redundant) {
  const auto can_go = [&](unsigned chosen) {
    Board without = puzzle;
    for (std::size_t i = 0; i < redundant.size(); ++i) {
      if ((chosen >> i & 1U) == 0) continue;
      without.values[redundant[i]] = 0;
      without.givens.erase(redundant[i]);
    }
    return search::is_unique(Grid(without));
  };
  std::vector<CellSet> maximal;
  for (unsigned chosen = 0; chosen < 1U << redundant.size(); ++chosen) {
    if (!can_go(chosen)) continue;
    bool can_grow = false;
    CellSet set;
    for (std::size_t i = 0; i < redundant.size(); ++i) {
      if ((chosen >> i & 1U) != 0)
        set.insert(redundant[i]);
      else
        can_grow = can_grow || can_go(chosen | 1U << i);
    }
    if (!can_grow) maximal.push_back(set);
  }
  return maximal;
}

TEST(RemovableSets, AreThoseThatTryingAllSetsFinds) {
  std::mt19937_64 rng(5);
  std::size_t several = 0;
  for (int round = 0; round < 40; ++round) {
    Board puzzle = random_puzzle(rng);
    const Solution solution = *search::solve(Grid(puzzle));
    for (int more = 0; more < round % 5; ++more) {
      const Cell cell = Cell(search::random_below(Cell::count, rng));
      puzzle.givens.insert(cell);
      puzzle.values[cell] = static_cast<std::uint8_t>(solution[cell].number());
    }
    std::vector<Cell> redundant;
    for (Cell cell : search::redundant_givens(puzzle, solution)) redundant.push_back(cell);
    if (redundant.size() > 9) continue;
    const search::RemovableSets found = search::removable_sets(puzzle, solution, 1000);
    EXPECT_TRUE(found.is_complete);
    EXPECT_THAT(found.sets, ::testing::UnorderedElementsAreArray(all_removable_sets(puzzle, redundant)));
    EXPECT_TRUE(std::ranges::is_sorted(found.sets, std::ranges::greater(), &CellSet::size));
    several += found.sets.size() > 1 ? 1 : 0;
  }
  EXPECT_GT(several, 5U);
}

TEST(RemovableSets, EndWhereThereIsNoEndOfThem) {
  std::mt19937_64 rng(6);
  const Solution solution = search::random_solution(rng);
  const search::RemovableSets found = search::removable_sets(search::full_board(solution), solution, 5);
  EXPECT_FALSE(found.is_complete);
  EXPECT_LE(found.sets.size(), 5U);
  ASSERT_FALSE(found.sets.empty());
  for (const CellSet& set : found.sets) {
    Board left = search::full_board(solution);
    for (Cell cell : set) {
      left.givens.erase(cell);
      left.values[cell] = 0;
    }
    EXPECT_TRUE(search::is_minimal(left));
  }
}

TEST(RandomSolution, IsAFullGridAndAnotherOneEachTime) {
  std::mt19937_64 rng(4);
  std::set<Solution> seen;
  for (int round = 0; round < 50; ++round) {
    const Solution solution = search::random_solution(rng);
    EXPECT_TRUE(seen.insert(solution).second);
    EXPECT_FALSE(find_conflict(search::full_board(solution)));
  }
}

TEST(RandomSolution, DependsOnNothingButTheNumbers) {
  // mt19937 is the same everywhere, so these results must also be.
  std::mt19937 rng(5);
  EXPECT_EQ(digits_of(search::full_board(search::random_solution(rng))),
            "165348729824791536379562148796834215541629873238157694982475361657913482413286957");
  EXPECT_EQ(digits_of(*search::minimise(search::full_board(search::random_solution(rng)), rng)),
            "030060000000000000080713000000956030071200800005000000840000069000090052010000000");
}

TEST(RandomBelow, GivesEachNumberEquallyOften) {
  std::minstd_rand rng(6);
  std::array<int, 7> tally{};
  for (int i = 0; i < 70000; ++i) ++tally[search::random_below(7, rng)];
  for (int count : tally) EXPECT_NEAR(count, 10000, 400);
}

TEST(UnavoidablePairs, AreHitByEveryPuzzleAndAvoidedOnlyByOthers) {
  std::mt19937_64 rng(7);
  for (int round = 0; round < 10; ++round) {
    const Solution solution = search::random_solution(rng);
    const Board full = search::full_board(solution);
    const Board puzzle = search::minimise(full, rng).value();
    const std::vector<CellSet> sets = search::unavoidable_pairs(solution);
    EXPECT_GE(sets.size(), 36U);
    for (const CellSet& set : sets) {
      EXPECT_TRUE(set.intersects(puzzle.givens));
      Board rest = full;
      for (Cell cell : set) rest.values[cell] = 0;
      EXPECT_EQ(search::count(Grid(rest)), 2U);
    }
  }
}

}  // namespace
}  // namespace deduku::testing
