// Which chains and cycles are kept, and how they are written down.
#include "src/scales/se/chains/chain_evidence.hpp"
#include "src/scales/se/chains/se_forcing.hpp"

namespace deduku::se {

namespace {

/// A path from its target back to the assumption, as a chain.
SeChain chain_of_path(std::span<const SeChainNode> path) {
  SeChain chain;
  for (std::size_t i = path.size(); i > 0; --i) {
    chain.nodes.push_back(se_node(path[i - 1]));
    if (const std::size_t before = chain.nodes.size() - 1; before > 0) {
      chain.nodes.back().parents = {static_cast<std::uint16_t>(before - 1)};
    }
  }
  return chain;
}

}  // namespace

void ForcingSearch::keep_path(RankedHint& hint, std::uint16_t target) {
  hint.first_target = static_cast<std::uint32_t>(paths_.size());
  for (std::uint16_t at = target; at != no_node; at = nodes_[at].parent) paths_.push_back(nodes_[at]);
}

bool ForcingSearch::is_wanted(const RankedHint& hint) const {
  if (wanted_ == Wanted::first) return !found_ || ranks_before(hint, best_);
  if (wanted_ == Wanted::all) return true;
  for (Candidate removed : hint.removals) {
    if (!covered_.contains(removed) || ranks_before(hint, best_for_[removed])) return true;
  }
  return false;
}

/// Keeps a wanted hint whose chain ends in a node of the search at hand.
void ForcingSearch::keep(RankedHint& hint, std::uint16_t target) {
  kept_ = true;
  if (wanted_ == Wanted::first) {
    best_ = hint;
    found_ = true;
    paths_.clear();
    if (hint.target_count == 2) keep_path(best_, target);
    return;
  }
  if (wanted_ == Wanted::covering) {
    for (Candidate removed : hint.removals) {
      if (!covered_.contains(removed) || ranks_before(hint, best_for_[removed])) best_for_[removed] = hint;
    }
    covered_ |= hint.removals;
  }
  keep_path(hint, target);
  hints_->push_back(hint);
}

/// Of a chain only the length is known so far.
void ForcingSearch::find_best_again() {
  const Candidate root = root_of(best_.index);
  use(best_.sort_key == key_x ? digit_sweep : mixed_sweep);
  within_ = {CandidateBits::all(), CandidateBits::all()};
  force(root, !best_.placement);
  keep_path(best_, static_cast<std::uint16_t>(nodes_.size() - 1));
}

SeChain ForcingSearch::explain() {
  if (paths_.empty()) find_best_again();
  return chain_of_path(std::span(paths_).subspan(best_.first_target));
}

SeChain ForcingSearch::chain_of(const RankedHint& hint) const {
  return chain_of_path(std::span(paths_).subspan(hint.first_target, static_cast<std::size_t>(hint.complexity)));
}

InnerHint ForcingSearch::describe(const RankedHint& hint, std::vector<SeNeed>& needs) const {
  InnerHint inner{hint.removals, {0, hint.complexity}, static_cast<std::uint32_t>(needs.size()), 0};
  const SeChainNode* path = &paths_[hint.first_target];
  const int length = hint.complexity;
  Fingerprint identity;
  identity.add(static_cast<std::uint64_t>(path[0].key()));
  if (hint.target_count == 2) identity.add(static_cast<std::uint64_t>(path[0].key() ^ 1));
  identity.add(~std::uint64_t{0});
  for (int i = 0; i < length; ++i) {
    identity.add(static_cast<std::uint64_t>(path[i].key()));
    if (path[i].on) add_need(path[i], {}, needs);
  }
  if (hint.target_count == 2) {
    // The reversed cycle: every node negated, each with its own cause.
    identity.add(~std::uint64_t{0});
    for (int i = length; i > 0; --i) {
      identity.add(static_cast<std::uint64_t>(path[i].key() ^ 1));
      if (!path[i].on) add_need(path[i], {}, needs);
    }
  }
  inner.nested.identity = identity.value();
  inner.need_count = static_cast<std::uint32_t>(needs.size()) - inner.first_need;
  return inner;
}

}  // namespace deduku::se
