// ALS Chain: four or more almost locked sets, each joined to the next one by a restricted common.
//
//     A -- 7 -- C -- 2 -- D -- 5 -- B      If A lacks 4, it holds 7, C holds 2, D holds 5, and B holds 4: the
//                                          4 is in A or in B, and is eliminated from cells that see all 4s of
//                                          both.
//
// Two sets make an ALS-XZ, three an ALS-XY-Wing. Chains with the fewest sets come first; chains of more than seven are
// not tried. Soundness: techniques/als/als_chain_steps.hpp. Variants: 1 if neighbours overlap.
#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/als/als_chain_search.hpp"
#include "techniques/als/als_chain_steps.hpp"
#include "techniques/als/als_prospects.hpp"
#include "techniques/als/common_eliminations.hpp"
#include "techniques/facts/almost_locked_sets.hpp"
#include "techniques/facts/restricted_commons.hpp"

namespace deduku {

namespace als_chain {
namespace {

constexpr int min_size = 4;

als::AlsChain chain_to(const facts::AlmostLockedSets& catalogue, const als::AlsChainSearch& chains,
                       als::AlsChainNode node) {
  als::AlsChain chain{{}, {}, node.size};
  for (int i = chain.size - 1; i > 0; --i) {
    chain.sets[i] = &catalogue[node.set];
    chain.links[i - 1] = node.digit;
    node = chains.before(node);
  }
  chain.sets[0] = &catalogue[node.set];
  return chain;
}

/// The chains from each set of the catalogue to ends later in it.
class ChainFinder {
 public:
  ChainFinder(const Grid& grid, Workspace& workspace, StepSink& sink)
      : catalogue_(workspace.get<facts::AlmostLockedSets>(grid)),
        commons_(workspace.get<facts::RestrictedCommons>(grid)),
        eliminations_(workspace.get<als::CommonEliminations>(grid)),
        prospects_(workspace.get<als::AlsProspects>(grid)),
        chains_(workspace.get<als::AlsChainSearch>(grid)),
        sink_(sink) {}

  /// Emits chains of up to `max_size` sets. True if the sink stopped the search.
  bool find(int max_size) {
    for (int start = 0; start < catalogue_.size(); ++start) {
      while (max_size >= min_size && !sink_.accepts(technique::als_chain.surcharge.at(max_size))) --max_size;
      chains_.set_max_size(max_size);
      if (prospects_.is_end(start) && !commons_.of(start).empty() && find_from(start)) return true;
    }
    return false;
  }

 private:
  bool find_from(int start) {
    for (Digit exit : catalogue_[start].acting_digits) {
      const auto try_to_emit = [&](const als::AlsChainNode& node) { return is_end(start, exit, node) && emit(node); };
      if (chains_.search(start, exit, try_to_emit)) return true;
    }
    return false;
  }
  /// Whether anything can be eliminated between the start and a set that it reaches.
  bool is_end(int start, Digit exit, const als::AlsChainNode& node) const {
    if (node.size < min_size || node.set <= start || !eliminations_.are_common(start, node.set)) return false;
    const DigitSet digits = als::common_elimination_digits(catalogue_, catalogue_[start], catalogue_[node.set]);
    return !(digits - DigitSet{exit, node.digit}).empty();
  }
  bool emit(const als::AlsChainNode& node) {
    const als::AlsChain chain = chain_to(catalogue_, chains_, node);
    return als::emit_als_chain(catalogue_, chain, TechniqueId::als_chain, node.overlaps ? 1 : 0, sink_);
  }

  const facts::AlmostLockedSets& catalogue_;
  const facts::RestrictedCommons& commons_;
  const als::CommonEliminations& eliminations_;
  const als::AlsProspects& prospects_;
  als::AlsChainSearch& chains_;
  StepSink& sink_;
};

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  if (workspace.get<facts::RestrictedCommons>(grid).is_cut()) sink.note_cut();
  if (workspace.get<als::AlsProspects>(grid).empty()) return;
  ChainFinder finder(grid, workspace, sink);
  int max_size = sink.wants_first() ? min_size : als::AlsChain::max_size;
  for (; max_size <= als::AlsChain::max_size; ++max_size) {
    if (finder.find(max_size)) return;
  }
}

}  // namespace
}  // namespace als_chain

const Technique technique::als_chain{
    .name = "ALS Chain",
    .find = als_chain::find,
    .surcharge = {{{.count = StepCount::sets, .per = 20, .free = als_chain::min_size}}, 60},
    .hodoku = {"0903", "0903"},
};

}  // namespace deduku
