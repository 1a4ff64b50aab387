// A million moves against all solutions, and 100,000 against all steps. Split into parts, so that `ctest -j` can share
// them.
#include <cstdio>

#include "tests/support/assessments.hpp"
#include "tests/support/puzzle_file.hpp"
#include "tests/support/random_puzzle.hpp"

namespace deduku::testing {
namespace {

class TruthOfMoves : public ::testing::TestWithParam<int> {};

TEST_P(TruthOfMoves, IsWhatEverySolutionSays) {
  std::mt19937_64 rng(static_cast<std::uint64_t>(600 + GetParam()));
  AssessmentCheck check;
  while (check.judged() < 50'000) {
    const Board puzzle = random_puzzle(rng);
    check.check_truth(puzzle, rng, 100);
    if (const auto several = with_several_solutions(puzzle, 500, rng)) check.check_truth(*several, rng, 200);
    Board none = puzzle;
    const Cell given = none.givens.first();
    none.values[given] = static_cast<std::uint8_t>(none.values[given] % 9 + 1);
    if (!find_conflict(none)) check.check_truth(none, rng, 100);
    if (HasFatalFailure()) return;
  }
}

INSTANTIATE_TEST_SUITE_P(Parts, TruthOfMoves, ::testing::Range(0, 20));

class StepsOfMoves : public ::testing::TestWithParam<int> {};

TEST_P(StepsOfMoves, AreThoseThatAListHas) {
  std::mt19937_64 rng(static_cast<std::uint64_t>(700 + GetParam()));
  AssessmentCheck check;
  const auto lines = read_lines(project_file("puzzles/top95.txt"));
  while (check.judged() < 1'000) {
    const Board puzzle = rng() % 4 == 0 ? board_of_line(lines[rng() % lines.size()]) : random_puzzle(rng);
    const PathBoards boards(puzzle);
    const Board& board = boards.all()[rng() % boards.all().size()];
    const int most = std::array{250, 400, 640, 800, 900, 2'000}[rng() % 6];
    check.check_steps(board, rng, 25, most);
    if (HasFatalFailure()) return;
  }
  std::printf("guesses %d\n", check.guesses());
  for (const auto& [technique, count] : check.followed()) {
    std::printf("followed %s %d\n", std::string(key(technique)).c_str(), count);
  }
}

INSTANTIATE_TEST_SUITE_P(Parts, StepsOfMoves, ::testing::Range(0, 100));

}  // namespace
}  // namespace deduku::testing
