// Every kraken fish is checked independently: the fish has more base houses than cover houses can hold, and the chains
// hold node by node.
#include "deduku/explain.hpp"
#include "deduku/solver.hpp"
#include "tests/support/proof_branch.hpp"
#include "tests/support/random_puzzle.hpp"
#include "tests/support/stuck_grid.hpp"

namespace deduku::testing {
namespace {

/// The houses of `houses` that do not contain `cell`.
HouseSet houses_without(const HouseSet& houses, Cell cell) {
  return houses - HouseSet{cell.row(), cell.column(), cell.box()};
}

/// Whether the base houses, each of which needs a separate cover house for `places`, have too few of them.
bool lack_places(const CellSet& places, const HouseSet& base, const HouseSet& cover) {
  CellSet in_base;
  for (House house : base) {
    if (in_base.intersects(places & cells_of(house))) return false;
    in_base |= places & cells_of(house);
  }
  for (House house : cover) in_base -= cells_of(house);
  return in_base.empty() && cover.size() < base.size();
}

/// From each root, the candidate is eliminated.
void check_chains(const StepView& view, Digit digit, const CellSet& roots) {
  ASSERT_EQ(view.branches.size(), static_cast<std::size_t>(roots.size()));
  std::size_t i = 0;
  for (Cell root : roots) {
    const Branch branch = view.branches[i++];
    check_branch(view.before, branch);
    EXPECT_TRUE(says(branch.nodes.front(), {root, digit}, true));
    EXPECT_TRUE(says(branch.nodes.back(), sole_effect(view.step).candidate, false));
  }
}

/// The places of the fish that lie in the cover houses of some of its cells, and in no other cover house.
CellSet places_in_no_other(const StepView& view, const CellSet& some) {
  CellSet in_base;
  for (House house : view.step.evidence.base) in_base |= view.before.cells(house, view.step.evidence.digits.first());
  for (House house : view.step.evidence.cover) {
    if (!cells_of(house).intersects(some)) in_base -= cells_of(house);
  }
  return in_base;
}

/// Type 1: if the elimination is true and no fin is, the base houses lack room. Type 2: the same if none of the roots
/// is true, and without one of the cover houses.
void check_kraken(const StepView& view) {
  const Evidence& evidence = view.step.evidence;
  const Digit digit = evidence.digits.first();
  const CellSet roots = evidence.cells(Role::fin) | evidence.cells(Role::pivot);
  const CellSet left = view.before.cells(digit) - roots;
  check_chains(view, digit, roots);
  if (view.step.technique == TechniqueId::kraken_fish_1) {
    const Candidate elimination = view.step.effects.removes.first();
    EXPECT_EQ(elimination.digit(), digit);
    EXPECT_EQ(houses_without(evidence.base, elimination.cell()), evidence.base);
    EXPECT_TRUE(lack_places(left - peers(elimination.cell()), evidence.base,
                            houses_without(evidence.cover, elimination.cell())));
    return;
  }
  const CellSet pivot = evidence.cells(Role::pivot);
  EXPECT_EQ(places_in_no_other(view, pivot) - evidence.cells(Role::fin), pivot) << "as the sentence says";
  int fitting = 0;
  for (House house : evidence.cover)
    fitting += lack_places(left, evidence.base, evidence.cover - HouseSet{house}) ? 1 : 0;
  EXPECT_GT(fitting, 0);
}

TEST(KrakenProofs, HoldOnHardPuzzles) {
  std::mt19937_64 rng(5);
  Solver finder;
  std::array<int, 2> seen{};
  for (int i = 0; i < 600 && !::testing::Test::HasFailure(); ++i) {
    const Grid grid = stuck_grid(Grid(random_puzzle(rng)));
    for (int type : {0, 1}) {
      const StepList& steps =
          finder.all_steps(grid, type == 0 ? TechniqueId::kraken_fish_1 : TechniqueId::kraken_fish_2);
      for (const Step& step : steps) {
        const StepView view = steps.view(grid, step);
        SCOPED_TRACE(step_line(view) + "\n" + sentence(view));
        check_kraken(view);
        ++seen[type];
      }
    }
  }
  EXPECT_GE(seen[0], 2);
  EXPECT_GE(seen[1], 50);
}

}  // namespace
}  // namespace deduku::testing
