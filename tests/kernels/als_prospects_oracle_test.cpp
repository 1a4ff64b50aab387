// The possible eliminations by chains of almost locked sets, against the definition set by set; they include all
// eliminations of the techniques with such chains.
#include "techniques/als/als_prospects.hpp"

#include <map>

#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"
#include "tests/kernels/random_grids.hpp"

namespace deduku::testing {
namespace {

/// Whether some set lacks two digits if a candidate is true, set by set.
bool leaves_a_set_without_two(const Grid& grid, const facts::AlmostLockedSets& sets,
                              const facts::RestrictedCommons& commons, Candidate premise) {
  std::map<int, DigitSet> lacking;
  std::vector<std::pair<int, Digit>> reached;
  const auto lose = [&](int set, Digit digit) {
    if (lacking[set].contains(digit)) return;
    lacking[set].insert(digit);
    reached.emplace_back(set, digit);
  };
  for (int set = 0; set < sets.size(); ++set) {
    const CellSet lost = sets[set].cells & grid.cells(premise.digit());
    if (!lost.empty() && peers(premise.cell()).contains(lost)) lose(set, premise.digit());
  }
  for (std::size_t at = 0; at < reached.size(); ++at) {
    const auto [set, lacked] = reached[at];
    for (const auto& [neighbour, links] : commons.of(set)) {
      for (Digit held : links - DigitSet{lacked}) lose(neighbour, held);
    }
  }
  return std::ranges::any_of(lacking, [](const auto& entry) { return entry.second.size() > 1; });
}

TEST(AlsProspects, AreTheCandidatesThatLeaveASetWithoutTwoDigits) {
  std::size_t prospects_found = 0;
  std::size_t others = 0;
  on_random_grids(12, [&](const Grid& grid, Workspace& workspace) {
    const facts::AlmostLockedSets& sets = workspace.get<facts::AlmostLockedSets>(grid);
    const facts::RestrictedCommons& commons = workspace.get<facts::RestrictedCommons>(grid);
    const als::AlsProspects& prospects = workspace.get<als::AlsProspects>(grid);
    if (commons.is_cut()) return;
    for (Cell cell : grid.empty_cells()) {
      for (Digit digit : grid.candidates(cell)) {
        const Candidate premise(cell, digit);
        const bool is_prospect = leaves_a_set_without_two(grid, sets, commons, premise);
        ASSERT_EQ(prospects.candidates().contains(premise), is_prospect);
        ++(is_prospect ? prospects_found : others);
      }
    }
  });
  EXPECT_GT(prospects_found, 100U);
  EXPECT_GT(others, 100U);
}

TEST(AlsProspects, HoldAllThatChainsEliminate) {
  std::size_t steps = 0;
  on_random_grids(60, [&](const Grid& grid, Workspace& workspace) {
    const als::AlsProspects& prospects = workspace.get<als::AlsProspects>(grid);
    for (TechniqueId technique : {TechniqueId::als_xz, TechniqueId::als_xy_wing, TechniqueId::als_chain}) {
      StepSink sink(StepSink::Wanted::all);
      technique_of(technique).find(grid, workspace, sink);
      for (const Step& step : sink.found()) {
        ASSERT_TRUE(prospects.candidates().contains(step.effects.removes));
        ++steps;
      }
    }
  });
  EXPECT_GT(steps, 500U);
}

}  // namespace
}  // namespace deduku::testing
