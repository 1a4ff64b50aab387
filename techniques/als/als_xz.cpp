// ALS-XZ: two almost locked sets with a digit x that only one of them can hold.
//
//     A  {4 7}  {7 9 4}  .  |  x               7 is in A or in B, not in both. The set without it holds
//     .    .       .     .  |  {7 2} {4 2} B   all its other digits, so one of the two has a 4. A cell that
//                                              sees every 4 of both (x) is not 4.
//
// Doubly linked: there are two such digits. A set lacks at most one digit, so each set lacks one of the two. All their
// further digits are locked: each is eliminated from cells that see all its places in its set, except the cells of the
// other set. The two digits are eliminated from cells that see all their places in both.
//
// Variants: 0 one link, 1 two links; 2 and 3 the same with sets that overlap.
#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/als/als_chain_steps.hpp"
#include "techniques/facts/almost_locked_sets.hpp"
#include "techniques/facts/restricted_commons.hpp"

namespace deduku {

namespace als_xz {
namespace {

/// Two sets and their restricted commons.
struct AlsPair {
  const facts::AlmostLockedSet& a;
  const facts::AlmostLockedSet& b;
  DigitSet links;

  bool overlaps() const { return a.cells.intersects(b.cells); }
};

/// The eliminations, outside the other set, of the digits that a set must hold.
CandidateSet eliminations_of(const facts::AlmostLockedSets& catalogue, const facts::AlmostLockedSet& set,
                             const AlsPair& pair) {
  CandidateSet eliminations;
  for (Digit digit : set.acting_digits - pair.links) {
    eliminations.insert(digit, catalogue.digit_places(set, digit).seen_by_all - pair.a.cells - pair.b.cells);
  }
  return eliminations;
}

/// The eliminations of two links.
CandidateSet eliminations_of(const facts::AlmostLockedSets& catalogue, const AlsPair& pair) {
  CandidateSet eliminations = eliminations_of(catalogue, pair.a, pair) | eliminations_of(catalogue, pair.b, pair);
  for (Digit digit : pair.links) {
    eliminations.insert(
        digit, catalogue.digit_places(pair.a, digit).seen_by_all & catalogue.digit_places(pair.b, digit).seen_by_all);
  }
  return eliminations;
}

/// States that a link is in one of the sets, and that their other digits are locked in.
void argue(const facts::AlmostLockedSets& catalogue, const AlsPair& pair, std::span<const Link> links, const Step& step,
           Evidence& evidence) {
  evidence.use(pair.a.cells | pair.b.cells);
  explain_by_weak_links(evidence, step.effects.removes, links);
  als::explain_by_set(catalogue, pair.a, pair.a.digits - pair.links, step.effects.removes, evidence);
  als::explain_by_set(catalogue, pair.b, pair.b.digits - pair.links, step.effects.removes, evidence);
}

bool emit_doubly_linked(const facts::AlmostLockedSets& catalogue, const AlsPair& pair, StepSink& sink) {
  Step step{TechniqueId::als_xz};
  step.effects.removes = eliminations_of(catalogue, pair);
  if (!step.effects.has_effect()) return false;
  step.variant = pair.overlaps() ? 3 : 1;
  step.evidence.digits = step.effects.removes.digits();
  als::add_set(step.evidence, pair.a);
  als::add_set(step.evidence, pair.b);
  const Link links[] = {als::restricted_link(catalogue, pair.a, pair.b, pair.links.first()),
                        als::restricted_link(catalogue, pair.a, pair.b, pair.links.last())};
  for (const Link& link : links) als::add_link(step.evidence, link);
  const auto argument = [&](Evidence& evidence) { argue(catalogue, pair, links, step, evidence); };
  return sink.emit_cheapest(step, argument, links, pair.a.cells.size() + pair.b.cells.size());
}

bool emit_singly_linked(const facts::AlmostLockedSets& catalogue, const AlsPair& pair, StepSink& sink) {
  const als::AlsChain chain{{&pair.a, &pair.b}, {pair.links.first()}, 2};
  return als::emit_als_chain(catalogue, chain, TechniqueId::als_xz, pair.overlaps() ? 2 : 0, sink);
}

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  const facts::AlmostLockedSets& catalogue = workspace.get<facts::AlmostLockedSets>(grid);
  const facts::RestrictedCommons& commons = workspace.get<facts::RestrictedCommons>(grid);
  if (commons.is_cut()) sink.note_cut();
  for (int a = 0; a < catalogue.size(); ++a) {
    for (const auto& [b, links] : commons.of(a)) {
      if (b < a) continue;
      const auto emit = links.size() == 1 ? emit_singly_linked : emit_doubly_linked;
      if (emit(catalogue, {catalogue[a], catalogue[b], links}, sink)) return;
    }
  }
}

}  // namespace
}  // namespace als_xz

const Technique technique::als_xz{
    .name = "ALS-XZ",
    .find = als_xz::find,
    .surcharge = als::surcharge_by_cells(3, 13),
    .hodoku = {"0901", "0901"},
};

}  // namespace deduku
