// Chains of almost locked sets, and common eliminations, against their definitions.
#include "techniques/als/als_chain_search.hpp"

#include <map>

#include "techniques/als/common_eliminations.hpp"
#include "techniques/facts/almost_locked_sets.hpp"
#include "tests/kernels/random_grids.hpp"

namespace deduku::testing {
namespace {

using Goal = std::pair<int, Digit>;  ///< a set and the digit by which it is reached

/// The number of sets of the shortest chain to each goal, step by step over the neighbours.
std::map<Goal, int> shortest_chains(const facts::AlmostLockedSets& sets, const facts::RestrictedCommons& commons,
                                    Goal start, bool overlaps) {
  std::map<Goal, int> sizes;
  std::vector<Goal> reached;
  for (int size = 2; size <= 7; ++size) {
    std::vector<Goal> next;
    const std::vector<Goal> from = size == 2 ? std::vector{start} : reached;
    for (const auto& [set, digit] : from) {
      for (const auto& [neighbour, links] : commons.of(set)) {
        if (!overlaps && sets[neighbour].cells.intersects(sets[set].cells)) continue;
        for (Digit link : size == 2 ? links & DigitSet{digit} : links - DigitSet{digit}) {
          if (sizes.emplace(Goal(neighbour, link), size).second) next.emplace_back(neighbour, link);
        }
      }
    }
    reached = next;
  }
  return sizes;
}

TEST(AlsChainSearch, AreTheShortest) {
  std::size_t chains_found = 0;
  on_random_grids(3, [&](const Grid& grid, Workspace& workspace) {
    const facts::AlmostLockedSets& sets = workspace.get<facts::AlmostLockedSets>(grid);
    const facts::RestrictedCommons& commons = workspace.get<facts::RestrictedCommons>(grid);
    als::AlsChainSearch& chains = workspace.get<als::AlsChainSearch>(grid);
    chains.set_max_size(7);
    for (int start = 0; start < sets.size(); start += 7) {
      if (commons.of(start).empty()) continue;
      for (Digit exit : sets[start].acting_digits) {
        std::map<Goal, int> expected = shortest_chains(sets, commons, {start, exit}, false);
        std::map<Goal, int> overlapping;
        for (const auto& [goal, size] : shortest_chains(sets, commons, {start, exit}, true)) {
          const auto plain = expected.find(goal);
          if (plain == expected.end() || size < plain->second) overlapping[goal] = size;
        }
        std::map<Goal, int> found[2];
        chains.search(start, exit, [&](const als::AlsChainNode& node) {
          found[node.overlaps ? 1 : 0][{node.set, node.digit}] = node.size;
          return false;
        });
        ASSERT_EQ(found[0], expected);
        ASSERT_EQ(found[1], overlapping);
        chains_found += expected.size();
      }
    }
  });
  EXPECT_GT(chains_found, 500U);
}

/// The digits of both sets for which some cell outside sees all places in both.
DigitSet plain_elimination_digits(const Grid& grid, const facts::AlmostLockedSet& a, const facts::AlmostLockedSet& b) {
  DigitSet digits;
  for (Digit digit : a.digits& b.digits) {
    const CellSet places = (a.cells | b.cells) & grid.cells(digit);
    if (!(common_peers(places) & grid.cells(digit)).empty()) digits.insert(digit);
  }
  return digits;
}

TEST(CommonEliminations, SeeAllPlacesOfADigitInBothSets) {
  std::size_t pairs = 0;
  on_random_grids(3, [&](const Grid& grid, Workspace& workspace) {
    const facts::AlmostLockedSets& sets = workspace.get<facts::AlmostLockedSets>(grid);
    const als::CommonEliminations& eliminations = workspace.get<als::CommonEliminations>(grid);
    for (int a = 0; a < sets.size(); ++a) {
      for (int b = a + 1; b < sets.size(); ++b) {
        const DigitSet digits = plain_elimination_digits(grid, sets[a], sets[b]);
        ASSERT_EQ(als::common_elimination_digits(sets, sets[a], sets[b]), digits);
        ASSERT_EQ(eliminations.are_common(a, b), !digits.empty());
        pairs += digits.empty() ? 0 : 1;
      }
    }
  });
  EXPECT_GT(pairs, 500U);
}

}  // namespace
}  // namespace deduku::testing
