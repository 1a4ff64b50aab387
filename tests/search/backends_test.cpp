// The backends against each other and against the rules.
#include <gtest/gtest.h>

#include "tests/search/support.hpp"

namespace deduku::testing {
namespace {

const search::Backend& bitmask = *search::find_backend("bitmask");

constexpr std::string_view unique_puzzle =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

bool keeps_the_rules(const Solution& solution, const Grid& grid) {
  for (House house : House::all()) {
    DigitSet digits;
    for (Cell cell : cells_of(house)) digits.insert(solution[cell]);
    if (digits != DigitSet::all()) return false;
  }
  for (Cell cell : Cell::all()) {
    const Digit digit = solution[cell];
    if (!grid.has(cell, digit) && grid.value(cell) != digit) return false;
  }
  return true;
}

TEST(Backends, AreFoundByName) {
  EXPECT_EQ(search::default_backend().name, "boxes");
  for (const search::Backend& backend : search::backends()) {
    EXPECT_EQ(search::find_backend(backend.name), &backend);
    EXPECT_FALSE(backend.description.empty());
  }
  EXPECT_EQ(search::find_backend("bogus"), nullptr);
}

std::vector<std::string_view> backend_names() {
  std::vector<std::string_view> names;
  for (const search::Backend& backend : search::backends()) names.push_back(backend.name);
  return names;
}

class EachBackend : public ::testing::TestWithParam<std::string_view> {
 protected:
  const search::Backend& backend() const { return *search::find_backend(GetParam()); }
};

INSTANTIATE_TEST_SUITE_P(Search, EachBackend, ::testing::ValuesIn(backend_names()),
                         [](const auto& tested) { return std::string(tested.param); });

TEST_P(EachBackend, SolvesAHardPuzzle) {
  const Grid grid = grid_of_line(unique_puzzle);
  const auto solution = search::solve(grid, backend());
  ASSERT_TRUE(solution);
  EXPECT_TRUE(keeps_the_rules(*solution, grid));
  EXPECT_TRUE(search::is_unique(grid, backend()));
}

TEST_P(EachBackend, TakesACompleteGridAsItsOwnSolution) {
  std::mt19937_64 rng(1);
  const Solution solution = random_solution(rng);
  const Grid grid(random_givens(rng, solution, 100));
  EXPECT_EQ(all_solutions(grid, backend()), std::vector{solution});
}

TEST_P(EachBackend, CountsNoEffortBeyondOneNodeWherePropagationDecides) {
  std::mt19937_64 rng(2);
  Board board = random_givens(rng, random_solution(rng), 100);
  for (int cell : {0, 13, 26, 44}) board.values[cell] = 0;
  const search::Result result = backend().run(Grid(board), search::no_limit, [](const Solution&) { return true; });
  EXPECT_EQ(result.count, 1U);
  EXPECT_EQ(result.effort, (search::Effort{.guesses = 0, .nodes = 1}));
}

TEST_P(EachBackend, GuessesWhereThereIsMoreThanOneSolution) {
  const search::Result result = search::enumerate(
      Grid(), [](const Solution&) { return false; }, backend());
  EXPECT_GT(result.effort.guesses, 0U);
  EXPECT_GT(result.effort.nodes, result.effort.guesses);
}

TEST_P(EachBackend, StopsAtTheLimit) {
  for (const std::uint64_t limit : {1U, 2U, 100U}) {
    const search::Result result = backend().run(Grid(), limit, [](const Solution&) { return true; });
    EXPECT_EQ(result.count, limit);
    EXPECT_FALSE(result.exhausted);
  }
}

TEST_P(EachBackend, StopsWhenTheVisitorSaysSo) {
  int seen = 0;
  const search::Result result = search::enumerate(
      Grid(), [&](const Solution&) { return ++seen < 7; }, backend());
  EXPECT_EQ(seen, 7);
  EXPECT_EQ(result.count, 7U);
  EXPECT_FALSE(result.exhausted);
}

TEST_P(EachBackend, SaysWhenItHasSeenEverything) {
  const Grid grid = grid_of_line(unique_puzzle);
  EXPECT_TRUE(backend().run(grid, 2, [](const Solution&) { return true; }).exhausted);
}

TEST_P(EachBackend, FindsNothingWhereACellHasNoCandidates) {
  Grid grid;
  for (Digit digit : Digit::all()) (void)grid.eliminate(Candidate(Cell::at(4, 4), digit));
  EXPECT_EQ(search::count(grid, search::no_limit, backend()), 0U);
  EXPECT_FALSE(search::solve(grid, backend()));
}

TEST_P(EachBackend, FindsNothingWhereAHouseHasNoPlaceForADigit) {
  for (House house : House::all()) {
    Grid grid;
    for (Cell cell : cells_of(house)) (void)grid.eliminate(Candidate(cell, Digit::of(7)));
    EXPECT_EQ(search::count(grid, search::no_limit, backend()), 0U) << house.index();
  }
}

TEST_P(EachBackend, RespectsCandidatesThatAreFewerThanTheDigitsLeave) {
  Grid grid = grid_of_line(unique_puzzle);
  const Solution solution = *search::solve(grid, backend());
  const Cell open = grid.empty_cells().first();
  (void)grid.eliminate(Candidate(open, solution[open]));
  EXPECT_EQ(search::count(grid, search::no_limit, backend()), 0U);
}

/// The same solutions, each once, all of them valid and among the candidates.
void expect_agreement(const Grid& grid) {
  const std::vector<Solution> solutions = all_solutions(grid, bitmask);
  for (const search::Backend& backend : search::backends()) {
    ASSERT_EQ(solutions, all_solutions(grid, backend)) << backend.name;
  }
  EXPECT_EQ(std::adjacent_find(solutions.begin(), solutions.end()), solutions.end());
  for (const Solution& solution : solutions) EXPECT_TRUE(keeps_the_rules(solution, grid));
}

TEST(Backends, AgreeOnRandomStatesWithPencilMarks) {
  std::mt19937_64 rng(3);
  int compared = 0;
  for (int round = 0; round < 600; ++round) {
    const Solution solution = random_solution(rng);
    const Grid grid = random_state(rng, solution);
    if (search::count(grid, 2000) == 2000) continue;
    expect_agreement(grid);
    const std::vector<Solution> found = all_solutions(grid, bitmask);
    EXPECT_TRUE(std::binary_search(found.begin(), found.end(), solution));
    ++compared;
  }
  EXPECT_GT(compared, 300);
}

TEST(Backends, AgreeOnPuzzlesWithManySolutions) {
  std::mt19937_64 rng(4);
  int with_many = 0;
  for (int round = 0; round < 60; ++round) {
    const Grid grid(random_givens(rng, random_full_grid(rng), 30 + round % 8));
    const std::uint64_t count = search::count(grid, 20000);
    if (count == 20000) continue;
    with_many += count > 100 ? 1 : 0;
    expect_agreement(grid);
  }
  EXPECT_GT(with_many, 5);
}

/// The first solutions that a backend finds, in its order.
std::vector<Solution> first_solutions(const Grid& grid, std::size_t most, const search::Backend& backend) {
  std::vector<Solution> solutions;
  const auto keep = [&](const Solution& solution) {
    solutions.push_back(solution);
    return solutions.size() < most;
  };
  search::enumerate(grid, keep, backend);
  return solutions;
}

// Generated puzzles depend on it: they are the same on machines with other registers.
TEST(Backends, ListSolutionsInTheSameOrderWhateverTheWidthOfTheirRegisters) {
  constexpr std::size_t most = 300;
  std::mt19937_64 rng(7);
  int with_more = 0;
  for (int round = 0; round < 200; ++round) {
    const Grid grid(random_givens(rng, random_full_grid(rng), 18 + round % 14));
    const std::vector<Solution> solutions = first_solutions(grid, most, search::default_backend());
    with_more += solutions.size() == most ? 1 : 0;
    for (const search::Backend& backend : search::backends()) {
      if (!backend.name.starts_with("boxes_")) continue;
      ASSERT_EQ(first_solutions(grid, most, backend), solutions) << backend.name;
    }
  }
  EXPECT_GT(with_more, 50);
}

TEST(Backends, AgreeOnPuzzlesWithAWrongDigit) {
  std::mt19937_64 rng(5);
  int unsolvable = 0;
  for (int round = 0; round < 10; ++round) {
    const Board puzzle = random_puzzle(rng);
    for (Cell cell : puzzle.givens) {
      Board board = puzzle;
      std::uint8_t& value = board.values[cell];
      value = static_cast<std::uint8_t>(value % 9 + 1);
      if (find_conflict(board)) continue;
      const Grid grid(board);
      const std::uint64_t count = search::count(grid, 50, bitmask);
      for (const search::Backend& backend : search::backends()) {
        EXPECT_EQ(search::count(grid, 50, backend), count) << backend.name;
      }
      unsolvable += count == 0 ? 1 : 0;
    }
  }
  EXPECT_GT(unsolvable, 20);
}

TEST(Backends, AgreeThatMinimalPuzzlesAreUnique) {
  std::mt19937_64 rng(6);
  for (int round = 0; round < 15; ++round) {
    const Grid grid(random_puzzle(rng));
    for (const search::Backend& backend : search::backends()) {
      EXPECT_TRUE(search::is_unique(grid, backend)) << backend.name;
      EXPECT_EQ(search::solve(grid, backend), search::solve(grid, bitmask)) << backend.name;
    }
  }
}

}  // namespace
}  // namespace deduku::testing
