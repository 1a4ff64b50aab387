// ALS Chain: four or more almost locked sets, each joined to the next one by a restricted common.
//
//     A -- 7 -- C -- 2 -- D -- 5 -- B      If A lacks 4, it holds 7, C holds 2, D holds 5, and B holds 4: the
//                                          4 is in A or in B, and falls where it sees all 4s of both.
//
// Two sets make an ALS-XZ, three an ALS-XY-Wing. Of the chains between the same ends one of the fewest sets
// is taken; more than seven are not tried. Why it is sound: techniques/set_chain.hpp. Variants: 1 if
// neighbours overlap.
#include "techniques/set_chain.hpp"

namespace deduku {

namespace {

constexpr int min_size = 4;

SetChain chain_to(const AlmostLockedSets& catalogue, const SetWalks& walks, Arrival arrival) {
  SetChain chain{{}, {}, arrival.size};
  for (int i = chain.size - 1; i > 0; --i) {
    chain.sets[i] = &catalogue[arrival.set];
    chain.links[i - 1] = arrival.digit;
    arrival = walks.before(arrival);
  }
  chain.sets[0] = &catalogue[arrival.set];
  return chain;
}

/// A chain is found from the end that comes first in the catalogue.
bool find_chains(const Grid& grid, Workspace& workspace, StepSink& sink) {
  const AlmostLockedSets& catalogue = workspace.almost_locked_sets(grid);
  const RestrictedCommons& commons = workspace.restricted_commons(grid);
  SetWalks& walks = workspace.set_walks();
  for (int start = 0; start < catalogue.size(); ++start) {
    const AlmostLockedSet& first = catalogue[start];
    const auto emit = [&](const Arrival& arrival) {
      if (arrival.size < min_size || arrival.set <= start) return false;
      if (!first.felt.intersects(catalogue[arrival.set].felt)) return false;
      const Step step{TechniqueId::als_chain, arrival.overlaps};
      return emit_set_chain(catalogue, chain_to(catalogue, walks, arrival), step, sink);
    };
    for (Digit digit : first.felt) {
      if (walks.search(catalogue, commons, {start, digit, -1, 1, false}, emit)) return true;
    }
  }
  return false;
}

int surcharge(const Step& step) {
  return 20 * (step.evidence.count(Role::als) - min_size);
}

}  // namespace

const Technique technique::als_chain{
    .name = "ALS Chain",
    .sentence =
        "{als each} have one digit more than cells each, so each lacks one of its digits at most, and two "
        "neighbours in this order share a digit that only one of them can hold. Without {digits} in {als "
        "1}, each set in turn lacks what the one before holds, and so holds what the next one lacks: "
        "{chain}. So the last set holds {digits}.",
    .find = find_chains,
    .surcharge = surcharge,
    .max_surcharge = 60,
    .hodoku = {"0903", "0903"},
};

}  // namespace deduku
