// Every chain through almost locked sets is checked link by link: each holds by the rules alone, or by one of the sets
// of the evidence.
#include <gtest/gtest.h>

#include "deduku/explain.hpp"
#include "deduku/houses.hpp"
#include "deduku/solver.hpp"
#include "tests/support/random_puzzle.hpp"
#include "tests/support/stuck_grid.hpp"

namespace deduku::testing {
namespace {

bool is_same_cell(const Node& a, const Node& b) {
  return a.cells == b.cells && a.cells.size() == 1 && a.digit != b.digit;
}

/// Whether at most one of the nodes is true.
bool exclude_each_other(const Node& a, const Node& b) {
  return is_same_cell(a, b) || (a.digit == b.digit && common_peers(a.cells).contains(b.cells));
}

/// Whether the two nodes are all that a cell or a house has.
bool fill_a_place(const Grid& grid, const Node& a, const Node& b) {
  if (is_same_cell(a, b)) return grid.candidates(a.cells.first()) == DigitSet{a.digit, b.digit};
  const CellSet both = a.cells | b.cells;
  for (House house : common_houses(both)) {
    if (a.digit == b.digit && !a.cells.intersects(b.cells) && grid.cells(house, a.digit) == both) return true;
  }
  return false;
}

/// Whether a set has a digit exactly there, so that it lacks it if the node is false.
bool has_just_there(const Grid& grid, const Part& set, const Node& node) {
  return set.digits.contains(node.digit) && (set.cells & grid.cells(node.digit)) == node.cells;
}

/// The digits that a set leaves for a cell if it holds all its digits except one.
DigitSet left_beside(const Grid& grid, const Part& set, Digit lacking, Cell cell) {
  DigitSet left = grid.candidates(cell);
  for (Digit digit : set.digits - DigitSet{lacking}) {
    if (common_peers(set.cells & grid.cells(digit)).contains(cell)) left -= DigitSet{digit};
  }
  return left;
}

/// Whether a set that lacks the digit of the first node makes the second one true.
bool holds_by(const Grid& grid, const Part& set, const Node& a, const Node& b) {
  if (!has_just_there(grid, set, a)) return false;
  if (a.digit != b.digit && has_just_there(grid, set, b)) return true;
  return b.cells.size() == 1 && left_beside(grid, set, a.digit, b.cells.first()) == DigitSet{b.digit};
}

void check_sets(const Grid& grid, const Evidence& evidence) {
  for (const Part& part : evidence.parts()) {
    if (part.role != Role::als) continue;
    DigitSet digits;
    for (Cell cell : part.cells) digits |= grid.candidates(cell);
    EXPECT_EQ(digits, part.digits);
    EXPECT_EQ(digits.size(), part.cells.size() + 1);
    EXPECT_FALSE(common_houses(part.cells).empty());
  }
}

/// Counts the links that need a set.
void check_links(const StepView& view, int& by_sets) {
  for (std::size_t i = 0; i < view.links.size(); ++i) {
    const auto& [from, to, kind] = view.links[i];
    if (i > 0) {
      EXPECT_EQ(view.links[i - 1].to, from);
      EXPECT_NE(view.links[i - 1].kind, kind);
    }
    if (kind == LinkKind::weak) {
      EXPECT_TRUE(exclude_each_other(from, to));
    } else if (!fill_a_place(view.before, from, to)) {
      const auto parts = view.step.evidence.parts();
      const std::optional<LinkReason> reason = reason_of(view, view.links[i]);
      ASSERT_TRUE(reason && reason->kind == LinkReason::Kind::set);
      const Part& part = parts[static_cast<std::size_t>(reason->part)];
      EXPECT_TRUE(part.role == Role::als && holds_by(view.before, part, from, to));
      ++by_sets;
    }
  }
}

class AlsChainProofs : public ::testing::TestWithParam<TechniqueId> {};

TEST_P(AlsChainProofs, HoldOnHardPuzzles) {
  std::mt19937_64 rng(6);
  Solver finder;
  int seen = 0;
  for (int i = 0; i < 150 && !HasFailure(); ++i) {
    const Grid grid = stuck_grid(Grid(random_puzzle(rng)));
    const StepList& steps = finder.all_steps(grid, GetParam(), Promise::givens);
    for (const Step& step : steps) {
      const StepView view = steps.view(grid, step);
      SCOPED_TRACE(step_line(view) + "\n" + chain_text(view.links));
      check_sets(grid, step.evidence);
      int by_sets = 0;
      check_links(view, by_sets);
      EXPECT_GT(by_sets, 0);
      ++seen;
    }
  }
  EXPECT_GE(seen, 20);
}

INSTANTIATE_TEST_SUITE_P(Techniques, AlsChainProofs,
                         ::testing::Values(TechniqueId::als_aic, TechniqueId::als_discontinuous_nice_loop,
                                           TechniqueId::als_continuous_nice_loop),
                         [](const auto& technique) { return std::string(key(technique.param)); });

}  // namespace
}  // namespace deduku::testing
