// Eliminations by patterns in one digit are dead candidates: a technique that searches only digits with dead cells
// misses none of them.
#include <gtest/gtest.h>

#include "techniques/chains/chain_steps.hpp"
#include "techniques/colouring/colouring.hpp"
#include "techniques/facts/digit_facts.hpp"
#include "techniques/single_digit/joined_pairs.hpp"
#include "tests/kernels/random_grids.hpp"

namespace deduku::testing {
namespace {

/// Checks removals, and counts them.
class DeadCellsCheck {
 public:
  DeadCellsCheck(const Grid& grid, int& removals) : grid_(grid), removals_(removals) {}

  void expect_dead(Digit digit, const CellSet& removed) {
    const CellSet dead = facts::dead_cells(grid_, digit);
    EXPECT_TRUE(dead.contains(removed)) << "digit " << digit.number();
    removals_ += removed.size();
  }
  /// Visits patterns of two strong links.
  auto on_joined_links() {
    return [this](const auto& pattern) {
      const single_digit::JoinedLinks joined = single_digit::joined_links(pattern);
      expect_dead(joined.digit, joined.eliminations(grid_));
      return false;
    };
  }

 private:
  const Grid& grid_;
  int& removals_;
};

/// Calls `check(grid, workspace, dead)` on random grids, with some real removals among them.
template <class Check>
void expect_dead_removals(Check&& check) {
  int removals = 0;
  on_random_grids(400, [&](const Grid& grid, Workspace& workspace) {
    DeadCellsCheck dead(grid, removals);
    check(grid, workspace, dead);
  });
  EXPECT_GT(removals, 100);
}

TEST(DeadCells, AreWhatTwoStrongLinksRemove) {
  expect_dead_removals([](const Grid& grid, Workspace& workspace, DeadCellsCheck& dead) {
    single_digit::skyscrapers(grid, workspace, DigitSet::all(), dead.on_joined_links());
    single_digit::two_string_kites(grid, workspace, DigitSet::all(), dead.on_joined_links());
    single_digit::turbot_fishes(grid, workspace, DigitSet::all(), dead.on_joined_links());
    single_digit::empty_rectangles(grid, workspace, DigitSet::all(), dead.on_joined_links());
  });
}

/// The cells that lose the digit if all cells of a colour have it; all of them if that is impossible.
CellSet removed_by(const Grid& grid, const colouring::ColouredComponent& component, int colour) {
  const CellSet& cells = component.colours[colour];
  const CellSet seen = colouring::seen_by_any(cells);
  return seen.intersects(cells) ? grid.cells(component.digit) : grid.cells(component.digit) & seen;
}

TEST(DeadCells, AreWhatBothColoursOfAComponentRemove) {
  expect_dead_removals([](const Grid& grid, Workspace& workspace, DeadCellsCheck& dead) {
    colouring::coloured_components(
        grid, workspace, DigitSet::all(), [&](const colouring::ColouredComponent& component) {
          dead.expect_dead(component.digit, removed_by(grid, component, 0) & removed_by(grid, component, 1));
          return false;
        });
  });
}

TEST(DeadCells, AreWhatAllColoursOfTwoComponentsRemove) {
  expect_dead_removals([](const Grid& grid, Workspace& workspace, DeadCellsCheck& dead) {
    colouring::component_pairs(grid, workspace, DigitSet::all(), [&](const colouring::ComponentPair& pair) {
      CellSet removed = grid.cells(pair.first.digit);
      for (int a : {0, 1}) {
        for (int b : {0, 1}) {
          const CellSet& cells = pair.first.colours[a];
          if (colouring::seen_by_any(cells).intersects(pair.second.colours[b])) continue;
          removed &= removed_by(grid, pair.first, a) | removed_by(grid, pair.second, b);
        }
      }
      dead.expect_dead(pair.first.digit, removed);
      return false;
    });
  });
}

TEST(DeadCells, AreWhatChainsInOneDigitRemove) {
  expect_dead_removals([](const Grid& grid, Workspace& workspace, DeadCellsCheck& dead) {
    StepSink sink(StepSink::Wanted::all);
    const chains::ChainQuery query{grid, workspace, sink, TechniqueId::x_chain, links::LinkClass::one_digit};
    chains::any_ends(query, 1, 19, [&](const chains::Ends& ends) {
      if (ends.is_own()) return false;  // not an X-Chain: it removes the other digits of its cell
      const CandidateSet removed = query.effect(ends);
      for (Digit digit : removed.digits()) dead.expect_dead(digit, removed.cells(digit));
      return false;
    });
  });
}

}  // namespace
}  // namespace deduku::testing
