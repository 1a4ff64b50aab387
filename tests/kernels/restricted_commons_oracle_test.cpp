#include "deduku/technique.hpp"
#include "techniques/facts/restricted_commons.hpp"

#include <algorithm>
#include <map>

#include "src/core/step_sink.hpp"
#include "techniques/facts/almost_locked_sets.hpp"
#include "tests/kernels/random_grids.hpp"

namespace deduku::testing {
namespace {

/// The cells of a set with a digit.
CellSet cells_with(const Grid& grid, const facts::AlmostLockedSet& set, Digit digit) {
  return set.cells & grid.cells(digit);
}

bool all_see(const CellSet& a, const CellSet& b) {
  for (Cell p : a) {
    for (Cell q : b) {
      if (!sees(p, q)) return false;
    }
  }
  return true;
}

/// The digits of both sets whose cells all see each other, cell by cell.
DigitSet restricted(const Grid& grid, const facts::AlmostLockedSet& a, const facts::AlmostLockedSet& b) {
  DigitSet restricted;
  for (Digit digit : a.digits& b.digits) {
    if (all_see(cells_with(grid, a, digit), cells_with(grid, b, digit))) restricted.insert(digit);
  }
  return restricted;
}

TEST(RestrictedCommons, AreTheSharedDigitsWhosePlacesAllSeeEachOther) {
  std::size_t hits = 0;
  on_random_grids(8, [&](const Grid& grid, Workspace& workspace) {
    const facts::AlmostLockedSets& sets = workspace.get<facts::AlmostLockedSets>(grid);
    const facts::RestrictedCommons& commons = workspace.get<facts::RestrictedCommons>(grid);
    for (int a = 0; a < sets.size(); ++a) {
      std::map<int, DigitSet> expected;
      for (int b = 0; b < sets.size(); ++b) {
        const DigitSet links = restricted(grid, sets[a], sets[b]);
        const int max_cells = std::max(sets[a].cells.size(), sets[b].cells.size());
        if (b != a && !links.empty() && max_cells <= commons.max_cells()) expected[b] = links;
      }
      std::map<int, DigitSet> found;
      for (const auto& [set, links] : commons.of(a)) found[set] = links;
      EXPECT_EQ(found, expected);
      hits += found.size();
    }
  });
  EXPECT_GT(hits, 500U);
}

/// The eliminations of a pair of sets by the rule of the doubly linked pair.
CandidateSet eliminations_by_two_links(const Grid& grid, const facts::AlmostLockedSet& a,
                                       const facts::AlmostLockedSet& b, DigitSet links) {
  CandidateSet eliminations;
  for (Candidate candidate : grid.all_candidates()) {
    const auto sees_all = [&](const facts::AlmostLockedSet& set) {
      return set.digits.contains(candidate.digit()) &&
             all_see({candidate.cell()}, cells_with(grid, set, candidate.digit()));
    };
    const bool is_link = links.contains(candidate.digit());
    const bool is_inside = (a.cells | b.cells).contains(candidate.cell());
    if (is_link ? sees_all(a) && sees_all(b) : (sees_all(a) || sees_all(b)) && !is_inside) {
      eliminations.insert(candidate);
    }
  }
  return eliminations;
}

/// The eliminations by one link: the other digits of both sets.
CandidateSet eliminations_by_one_link(const Grid& grid, const facts::AlmostLockedSet& a,
                                      const facts::AlmostLockedSet& b, Digit link) {
  CandidateSet eliminations;
  for (Candidate candidate : grid.all_candidates()) {
    if (candidate.digit() == link || !(a.digits & b.digits).contains(candidate.digit())) continue;
    const CellSet places = (a.cells | b.cells) & grid.cells(candidate.digit());
    if (all_see({candidate.cell()}, places)) eliminations.insert(candidate);
  }
  return eliminations;
}

/// Variant and effects.
using SetEffects = std::pair<int, CandidateSet>;

std::set<SetEffects> effects_of_pairs(const Grid& grid, Workspace& workspace) {
  const facts::AlmostLockedSets& sets = workspace.get<facts::AlmostLockedSets>(grid);
  const int max_cells = workspace.get<facts::RestrictedCommons>(grid).max_cells();
  std::set<SetEffects> effects;
  for (int i = 0; i < sets.size(); ++i) {
    for (int j = i + 1; j < sets.size(); ++j) {
      const facts::AlmostLockedSet& a = sets[i];
      const facts::AlmostLockedSet& b = sets[j];
      const DigitSet links = restricted(grid, a, b);
      if (links.empty() || std::max(a.cells.size(), b.cells.size()) > max_cells) continue;
      const bool is_doubly_linked = links.size() > 1;
      const CandidateSet eliminations = is_doubly_linked ? eliminations_by_two_links(grid, a, b, links)
                                                         : eliminations_by_one_link(grid, a, b, links.first());
      const int variant = (a.cells.intersects(b.cells) ? 2 : 0) + (is_doubly_linked ? 1 : 0);
      if (!eliminations.empty()) effects.emplace(variant, eliminations);
    }
  }
  return effects;
}

TEST(AlsXz, HasTheEffectsOfEveryPairOfSets) {
  std::size_t hits = 0;
  on_random_grids(8, [&](const Grid& grid, Workspace& workspace) {
    StepSink sink(StepSink::Wanted::all);
    technique::als_xz.find(grid, workspace, sink);
    Collected<SetEffects> found;
    for (const Step& step : sink.found()) found.add({step.variant, step.effects.removes});
    EXPECT_EQ(found.keys(), effects_of_pairs(grid, workspace));
    hits += found.keys().size();
  });
  EXPECT_GT(hits, 500U);
}

}  // namespace
}  // namespace deduku::testing
