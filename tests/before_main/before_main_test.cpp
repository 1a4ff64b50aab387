// A separate program because everything before `main` happens before each test of a program.
#include <gtest/gtest.h>

#include "deduku/solver.hpp"
#include "tests/support/puzzle_file.hpp"

namespace deduku::testing {
namespace {

constexpr std::string_view hard_puzzle =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

/// Constructed and used before `main` begins, like solvers at namespace scope.
Solver early_solver;
const Outcome early_outcome = Solver().solve(grid_of_line(hard_puzzle)).outcome;

TEST(Solver, SolvesBeforeMainBeginsAndAfter) {
  EXPECT_EQ(early_outcome, Outcome::solved) << "the last techniques of the ladder were tried, too";
  EXPECT_EQ(early_solver.solve(grid_of_line(hard_puzzle)).outcome, Outcome::solved);
}

}  // namespace
}  // namespace deduku::testing
