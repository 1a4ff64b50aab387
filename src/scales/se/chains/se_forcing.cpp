#include "src/scales/se/chains/se_forcing.hpp"

#include <algorithm>

#include "src/scales/se/chains/links.hpp"

namespace deduku::se {

namespace {

constexpr int no_limit = 1 << 20;

}  // namespace

void ForcingSearch::prepare(const SeState& state, const SeState* known) {
  state_ = &state;
  found_ = false;
  nodes_.clear();
  paths_.clear();
  alive_ = state.candidates();
  scan_.prepare(state, alive_);
  conclusions_ = scan_.conclusions(known);
}

void ForcingSearch::collect(const SeState& state, std::vector<RankedHint>& hints) {
  wanted_ = Wanted::all;
  hints_ = &hints;
  prepare(state, nullptr);
  search();
}

void ForcingSearch::cover(const SeState& state, std::vector<RankedHint>& hints) {
  wanted_ = Wanted::covering;
  hints_ = &hints;
  covered_ = CandidateBits();
  prepare(state, nullptr);
  search();
}

/// A chain on a subset of an earlier grid either repeats a conclusion from there or uses a strong link that is new.
bool ForcingSearch::find_first(const SeState& state, RankedHint& best) {
  wanted_ = Wanted::first;
  const bool later = last_alive_.contains(state.candidates());
  prepare(state, later ? &last_ : nullptr);
  if (later) {
    conclusions_.on |= last_conclusions_.on & alive_;
    conclusions_.off |= last_conclusions_.off & alive_;
  }
  last_ = state;
  last_alive_ = alive_;
  last_conclusions_ = conclusions_;
  search();
  best = best_;
  return found_;
}

/// Chains come first: they bound the useful length of cycles. The order of discovery, which decides ties, is kept as a
/// number instead.
void ForcingSearch::search() {
  if (conclusions_.off.empty()) return;
  use(digit_sweep);
  find_chains();
  use(mixed_sweep);
  find_chains();
  use(digit_sweep);
  find_cycles();
  use(bivalue_sweep);
  find_cycles();
  use(mixed_sweep);
  find_cycles();
}

/// The greatest complexity at which a hint, otherwise complete, can still be useful; only even ones occur.
int ForcingSearch::longest(double base, RankedHint hint) const {
  const auto before = [&](const RankedHint& best) {
    const auto ranks = [&](int complexity) {
      hint.complexity = complexity;
      hint.rating = chain_rating(base, complexity);
      return ranks_before(hint, best);
    };
    int complexity = best.complexity;
    while (complexity > 0 && !ranks(complexity)) complexity -= 2;
    while (ranks(complexity + 2)) complexity += 2;
    return complexity;
  };
  if (wanted_ == Wanted::first && found_) return before(best_);
  if (wanted_ != Wanted::covering || !covered_.contains(hint.removals)) return no_limit;
  int most = 0;
  for (Candidate removed : hint.removals) most = std::max(most, before(best_for_[removed]));
  return most;
}

void ForcingSearch::find_chains() {
  for (Candidate root : conclusions_.off) find_chain(root, true);
  for (Candidate root : conclusions_.on) find_chain(root, false);
}

/// The removals of the negation of the root.
RankedHint ForcingSearch::chain_hint(Candidate root, bool on) const {
  RankedHint hint;
  (void)conclude(*state_, root, !on, hint);
  hint.sort_key = sweep_.sort_key;
  hint.target_count = 1;
  hint.index = first_index(root) | (on ? 1U : 2U) << 16;
  return hint;
}

/// Searches a chain from the root to its negation. Only its length: `path_of` follows the requested chains.
void ForcingSearch::find_chain(Candidate root, bool on) {
  if (on) shortest_chain(root) = 0;
  if (is_single(state_->digits[root.cell()])) return;
  RankedHint hint = chain_hint(root, on);
  const int most = longest(sweep_.chain_base, hint);
  hint.complexity = scan_.negation_chain(sweep_.links, root, on, most);
  if (on) shortest_chain(root) = hint.complexity == 0 ? most + 2 : hint.complexity;
  if (hint.complexity == 0) return;
  hint.rating = chain_rating(sweep_.chain_base, hint.complexity);
  if (is_wanted(hint)) keep(hint);
}

void ForcingSearch::start(Candidate root, bool on) {
  nodes_.clear();
  SeChainNode node;
  node.candidate = root;
  node.on = on;
  nodes_.push_back(node);
  seen_[0] = seen_[1] = CandidateBits();
  seen_[on ? 1 : 0].insert(root);
}

/// Follows the root until its negation occurs; that node is then the last one.
bool ForcingSearch::force(Candidate root, bool on) {
  start(root, on);
  for (std::size_t at = 0; at < nodes_.size(); ++at) {
    const auto parent = static_cast<std::uint16_t>(at);
    const SeChainNode node = nodes_[at];
    const auto reach = [&](Candidate target, NodeCause cause) {
      const int state = node.on ? 0 : 1;
      if (!is_useful(target, !node.on) && target != root) return false;
      if (seen_[state].contains(target)) return false;
      seen_[state].insert(target);
      nodes_.push_back(child_node(parent, node.depth, target, !node.on, cause));
      return target == root;
    };
    if (node.on) {
      if (visit_excluded(*state_, node.candidate, sweep_.in_cells, reach)) return true;
    } else {
      if (visit_forced(*state_, node.candidate, sweep_.in_cells, sweep_.in_houses, reach)) return true;
    }
  }
  return false;
}

}  // namespace deduku::se
