// The vicinity of a puzzle: against an exhaustive search, and in both directions.
#include "src/generate/vicinity.hpp"

#include <gtest/gtest.h>

#include <set>

#include "deduku/canonical.hpp"
#include "deduku/minimal.hpp"
#include "src/generate/random_grid.hpp"
#include "tests/support/puzzle_file.hpp"

namespace deduku::testing {
namespace {

using generate::Random;
using generate::VicinityConstraint;
using Values = PerCell<std::uint8_t>;

Board random_minimal(std::uint64_t seed) {
  Random random(seed);
  for (;;) {
    const Board puzzle = *search::minimise(search::full_board(generate::random_grid(random)), random);
    if (puzzle.givens.size() == 24) return puzzle;
  }
}

const auto always = [](std::uint64_t) { return true; };

std::vector<Board> vicinity_of(const Board& puzzle, const VicinityConstraint& constraint) {
  std::vector<Board> all;
  const auto keep = [&](const Board& found) {
    all.push_back(found);
    return true;
  };
  generate::visit_vicinity(puzzle, constraint, keep, always);
  return all;
}

std::set<Values> forms_of(const std::vector<Board>& boards) {
  std::set<Values> forms;
  for (const Board& board : boards) forms.insert(canonical_form(board).board.values);
  return forms;
}

/// Adds the minimal puzzles with any one additional given.
void add_one(const Board& seed, const Board& kept, std::set<Values>& forms) {
  for (Cell cell : ~kept.givens) {
    for (Digit digit : Digit::all()) {
      if (seed.values[cell] == digit.number()) continue;
      Board puzzle = kept;
      puzzle.givens.insert(cell);
      puzzle.values[cell] = static_cast<std::uint8_t>(digit.number());
      if (search::is_minimal(puzzle)) forms.insert(canonical_form(puzzle).board.values);
    }
  }
}

Board without(Board board, Cell cell) {
  board.givens.erase(cell);
  board.values[cell] = 0;
  return board;
}

TEST(Vicinity, IsAllThatTryingEverythingFinds) {
  const Board puzzle = random_minimal(1);
  std::set<Values> one_removed;
  std::set<Values> two_removed;
  for (Cell first : puzzle.givens) {
    const Board kept = without(puzzle, first);
    add_one(puzzle, kept, one_removed);
    for (Cell second : kept.givens) {
      if (first < second) add_one(puzzle, without(kept, second), two_removed);
    }
  }
  one_removed.erase(canonical_form(puzzle).board.values);
  EXPECT_FALSE(one_removed.empty());
  for (const auto& [constraint, expected] : {std::pair{VicinityConstraint{.removed = 1, .added = 1}, one_removed},
                                             std::pair{VicinityConstraint{.removed = 2, .added = 1}, two_removed}}) {
    const std::vector<Board> found = vicinity_of(puzzle, constraint);
    EXPECT_EQ(forms_of(found), expected);
    EXPECT_EQ(found.size(), expected.size());
  }
}

TEST(Vicinity, HasMinimalPuzzlesOfEachKindOnce) {
  const Board puzzle = random_minimal(2);
  const std::vector<Board> found = vicinity_of(puzzle, {.removed = 2, .added = 2});
  EXPECT_GT(found.size(), 1000U);
  EXPECT_EQ(forms_of(found).size(), found.size());
  for (std::size_t i = 0; i < found.size(); i += 7) {
    EXPECT_TRUE(search::is_minimal(found[i]));
    EXPECT_LE((found[i].givens - puzzle.givens).size() + (puzzle.givens - found[i].givens).size(), 4);
  }
}

/// If a puzzle is reached by removing two givens and adding one, the reverse removes this one and adds the two others.
TEST(Vicinity, IsMutual) {
  const Board puzzle = random_minimal(3);
  const Values form = canonical_form(puzzle).board.values;
  const std::vector<Board> found = vicinity_of(puzzle, {.removed = 2, .added = 1});
  ASSERT_FALSE(found.empty());
  const auto is_other = [&](const Board& back) { return canonical_form(back).board.values != form; };
  const auto result = generate::visit_vicinity(found[found.size() / 2], {.removed = 1, .added = 2}, is_other, always);
  EXPECT_TRUE(result.is_stopped);
}

/// If one given is added, most solutions of the rest are not examined; no puzzle is missed because of that.
TEST(Vicinity, OfSparsePuzzlesIsWhole) {
  const Board puzzle =
      board_of_line(".....79..5.1....3..4..8....9.....7...3.46..........5.......9...........8.28....4.");
  std::set<Values> expected;
  for (Cell removed : puzzle.givens) add_one(puzzle, without(puzzle, removed), expected);
  expected.erase(canonical_form(puzzle).board.values);
  std::vector<Board> found;
  const auto keep = [&](const Board& board) {
    found.push_back(board);
    return true;
  };
  EXPECT_EQ(generate::visit_vicinity(puzzle, {.removed = 1, .added = 1}, keep, always).passed_over, 0U);
  EXPECT_FALSE(found.empty());
  EXPECT_EQ(forms_of(found), expected);
}

TEST(Vicinity, SaysWhatItPassesOver) {
  const auto result = generate::visit_vicinity(
      random_minimal(4), {.removed = 3, .added = 2}, [](const Board&) { return true; }, always, 10);
  EXPECT_GT(result.passed_over, 0U);
}

std::vector<Values> found_by(generate::VicinitySearch& search, std::uint64_t removal) {
  std::vector<Values> found;
  const auto keep = [&](const Board& board) {
    found.push_back(board.values);
    return true;
  };
  search.visit(removal, keep, always);
  return found;
}

/// Results of earlier searches make a search faster, and change neither its results nor its counted work.
TEST(Vicinity, DoesNotDependOnWhatWasFoundOutBefore) {
  const Board puzzle = random_minimal(5);
  for (const VicinityConstraint& constraint :
       {VicinityConstraint{.removed = 3, .added = 1}, VicinityConstraint{.removed = 2, .added = 2}}) {
    const auto steps_of = [](generate::VicinitySearch& search, std::uint64_t removal) {
      std::uint64_t all = 0;
      const auto count = [&](std::uint64_t steps) {
        all += steps;
        return true;
      };
      search.visit(
          removal, [](const Board&) { return true; }, count);
      return all;
    };
    generate::VicinitySearch one(puzzle, constraint);
    for (std::uint64_t removal = 0; removal < one.removals(); ++removal) {
      const std::vector<Values> found = found_by(one, removal);
      if (removal % 101 != 100) continue;
      generate::VicinitySearch other(puzzle, constraint);
      EXPECT_EQ(found_by(other, removal), found);
      generate::VicinitySearch third(puzzle, constraint);
      EXPECT_EQ(steps_of(third, removal), steps_of(one, removal));
    }
  }
}

TEST(Vicinity, EndsInTheMiddleOfASetOfGivens) {
  const Board puzzle = random_minimal(2);
  for (const int added : {1, 2, 5}) {
    generate::VicinitySearch search(puzzle, {.removed = 4, .added = added});
    std::uint64_t asked = 0;
    const auto goes_on = [&](std::uint64_t) { return ++asked < 3; };
    std::uint64_t removal = 0;
    const auto visit = [](const Board&) { return true; };
    while (!search.visit(removal, visit, goes_on).is_stopped) ++removal;
    EXPECT_LT(removal, 10U) << added;
  }
}

TEST(SolutionSets, AreThoseThatListingGives) {
  Board sparse = random_minimal(6);
  for (int i = 0; i < 5; ++i) sparse = without(sparse, sparse.givens.first());
  generate::SolutionSets sets;
  for (const std::uint64_t most : {5'000U, 64U, 4'096U, 1U}) {
    std::vector<Solution> solutions;
    sets.clear();
    const auto add = [&](const Solution& solution) {
      solutions.push_back(solution);
      sets.add(solution);
      return true;
    };
    search::enumerate(search::Puzzle(sparse), add, most);
    sets.finish();
    for (Candidate one : {Candidate(Cell(3), Digit::of(4)), Candidate(Cell(40), Digit::of(9))}) {
      const auto has = [](const Solution& solution, Candidate each) { return solution[each.cell()] == each.digit(); };
      generate::SolutionSets::Bits set = sets.all();
      sets.intersect(set, one, set);
      for (Cell cell : Cell::all()) {
        for (Digit digit : Digit::all()) {
          const Candidate other(cell, digit);
          const auto both = std::ranges::count_if(
              solutions, [&](const Solution& each) { return has(each, one) && has(each, other); });
          EXPECT_EQ(sets.count_up_to_two(set, other), std::min<std::ptrdiff_t>(2, both));
        }
      }
    }
  }
}

}  // namespace
}  // namespace deduku::testing
