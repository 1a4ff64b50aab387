// Selection and recording of chains and cycles.
#include <cassert>

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

void ForcingSearch::append_path(std::uint16_t target, std::vector<SeChainNode>& path) const {
  for (std::uint16_t at = target; at != no_node; at = nodes_[at].parent) path.push_back(nodes_[at]);
}

bool ForcingSearch::is_wanted(const RankedHint& hint) const {
  if (wanted_ == Wanted::first) return !found_ || ranks_before(hint, best_);
  if (wanted_ == Wanted::all) return true;
  for (Candidate removed : hint.removals) {
    if (!covered_.contains(removed) || ranks_before(hint, best_for_[removed])) return true;
  }
  return false;
}

/// Keeps a wanted cycle that ends in this node.
void ForcingSearch::keep_cycle(RankedHint& hint, std::uint16_t last) {
  if (wanted_ == Wanted::first) paths_.clear();
  hint.first_target = static_cast<std::uint32_t>(paths_.size());
  append_path(last, paths_);
  keep(hint);
}

void ForcingSearch::keep(const RankedHint& hint) {
  kept_ = true;
  if (wanted_ == Wanted::first) {
    best_ = hint;
    found_ = true;
    return;
  }
  if (wanted_ == Wanted::covering) {
    for (Candidate removed : hint.removals) {
      if (!covered_.contains(removed) || ranks_before(hint, best_for_[removed])) best_for_[removed] = hint;
    }
    covered_ |= hint.removals;
  }
  hints_->push_back(hint);
}

/// The nodes from the last one back to the first; in a cycle the root is both. For a chain only the length is known
/// until it is followed here.
std::span<const SeChainNode> ForcingSearch::path_of(const RankedHint& hint) {
  const auto length = static_cast<std::size_t>(hint.complexity);
  if (is_cycle(hint)) return std::span(paths_).subspan(hint.first_target, length + 1);
  const Candidate root = root_of(hint.index);
  const bool on = !hint.placement;
  use(hint.sort_key == key_x ? digit_sweep : mixed_sweep);
  // The first path to a node of a shortest chain is itself on one.
  within_.on = within_.off = scan_.chain_nodes(sweep_.links, root, on, hint.complexity);
  [[maybe_unused]] const bool is_found = force(root, on);
  assert(is_found);
  chain_.clear();
  append_path(static_cast<std::uint16_t>(nodes_.size() - 1), chain_);
  return chain_;
}

SeChain ForcingSearch::explain() {
  return chain_of_path(path_of(best_));
}

SeChain ForcingSearch::chain_of(const RankedHint& hint) {
  return chain_of_path(path_of(hint).first(static_cast<std::size_t>(hint.complexity)));
}

InnerHint ForcingSearch::describe(const RankedHint& hint, std::vector<SeNeed>& needs) {
  InnerHint inner{hint.removals, {0, hint.complexity}, static_cast<std::uint32_t>(needs.size()), 0};
  const std::span<const SeChainNode> path = path_of(hint);
  const int length = hint.complexity;
  Fingerprint identity;
  identity.add(static_cast<std::uint64_t>(path[0].key()));
  if (is_cycle(hint)) identity.add(static_cast<std::uint64_t>(path[0].key() ^ 1));
  identity.add(~std::uint64_t{0});
  for (int i = 0; i < length; ++i) {
    identity.add(static_cast<std::uint64_t>(path[i].key()));
    if (path[i].on) add_need(path[i], {}, needs);
  }
  if (is_cycle(hint)) {
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
