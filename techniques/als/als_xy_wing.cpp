// ALS-XY-Wing: three almost locked sets, the middle one of which, C, is linked to A and to B.
//
//     A  {4 7} {7 9} -- 9 --  {9 2} C -- 2 --  {2 4} B      If A lacks 4, it holds 9, C holds 2, B holds 4: the 4
//                                                           is in A or in B. It is eliminated from cells that see
//                                                           all 4s of both, including cells of C.
//
// Each link is a restricted common, and the two digits differ. A and B may share cells, but neither is part of the
// other. Soundness: techniques/als/als_chain_steps.hpp. Variants: 1 if sets overlap.
#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/als/als_chain_steps.hpp"
#include "techniques/als/als_prospects.hpp"
#include "techniques/als/common_eliminations.hpp"
#include "techniques/facts/almost_locked_sets.hpp"
#include "techniques/facts/restricted_commons.hpp"

namespace deduku {

namespace als_xy_wing {
namespace {

/// Emits the wings of a middle set with two neighbours, one for each two different digits that link them.
bool emit_wings(const facts::AlmostLockedSets& catalogue, const facts::AlmostLockedSet& middle,
                const std::array<facts::Neighbour, 2>& ends, StepSink& sink) {
  const facts::AlmostLockedSet& a = catalogue[ends[0].set];
  const facts::AlmostLockedSet& b = catalogue[ends[1].set];
  if (a.cells.contains(b.cells) || b.cells.contains(a.cells)) return false;
  for (Digit x : ends[0].links) {
    for (Digit y : ends[1].links - DigitSet{x}) {
      const als::AlsChain wing{{&a, &middle, &b}, {x, y}, 3};
      const bool overlaps = wing.neighbours_overlap() || a.cells.intersects(b.cells);
      if (als::emit_als_chain(catalogue, wing, TechniqueId::als_xy_wing, overlaps ? 1 : 0, sink)) return true;
    }
  }
  return false;
}

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  const facts::AlmostLockedSets& catalogue = workspace.get<facts::AlmostLockedSets>(grid);
  const facts::RestrictedCommons& commons = workspace.get<facts::RestrictedCommons>(grid);
  if (commons.is_cut()) sink.note_cut();
  const als::AlsProspects& prospects = workspace.get<als::AlsProspects>(grid);
  if (prospects.empty()) return;
  const als::CommonEliminations& eliminations = workspace.get<als::CommonEliminations>(grid);
  for (int middle = 0; middle < catalogue.size(); ++middle) {
    const std::span<const facts::Neighbour> neighbours = commons.of(middle);
    for (auto a = neighbours.begin(); a != neighbours.end(); ++a) {
      if (!prospects.is_end(a->set)) continue;
      for (auto b = a + 1; b != neighbours.end(); ++b) {
        if (!eliminations.are_common(a->set, b->set)) continue;
        if (emit_wings(catalogue, catalogue[middle], {*a, *b}, sink)) return;
      }
    }
  }
}

}  // namespace
}  // namespace als_xy_wing

const Technique technique::als_xy_wing{
    .name = "ALS-XY-Wing",
    .find = als_xy_wing::find,
    .surcharge = als::surcharge_by_cells(4, 19),
    .hodoku = {"0902", "0902"},
};

}  // namespace deduku
