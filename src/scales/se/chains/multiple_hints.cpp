// The complexity of conclusions, and the selection of hints.
#include <algorithm>

#include "src/scales/se/chains/multiple.hpp"

namespace deduku::se {

bool MultipleSearch::cannot_win(int complexity, int sort_key) const {
  if (!found_ || hints_ != nullptr) return false;
  return complexity > best_.complexity || (complexity == best_.complexity && sort_key >= best_.sort_key);
}

/// A lower bound: every step of the direct chain counts at least one.
int MultipleSearch::min_complexity(const TargetNode* targets, int count) const {
  int least = 0;
  for (int i = 0; i < count; ++i) least += arena_.nodes[runs_[targets[i].run].first + targets[i].node].depth + 1;
  return least;
}

/// All nodes of all chains, and every nested hint once.
int MultipleSearch::measure(const TargetNode* targets, int count) {
  int complexity = 0;
  identities_.clear();
  for (int i = 0; i < count; ++i) {
    const Run& run = runs_[targets[i].run];
    const auto order = ancestors_.collect(arena_, run, targets[i].node);
    complexity += static_cast<int>(order.size());
    if (arena_.nested.empty()) continue;
    for (const std::uint16_t index : order) {
      const std::uint16_t nested = arena_.nodes[run.first + index].nested;
      if (nested == not_nested) continue;
      const NestedHint& inner = arena_.nested[nested];
      if (std::find(identities_.begin(), identities_.end(), inner.identity) != identities_.end()) continue;
      identities_.push_back(inner.identity);
      complexity += inner.complexity;
    }
  }
  return complexity;
}

void MultipleSearch::offer(const TargetNode* targets, int count, RankedHint& hint) {
  hint.index = next_index_++;
  if (cannot_win(min_complexity(targets, count), hint.sort_key)) return;
  hint.complexity = measure(targets, count);
  if (cannot_win(hint.complexity, hint.sort_key)) return;
  hint.rating = chain_rating(base_, hint.complexity);
  if (hints_ == nullptr) targets_.clear();
  hint.first_target = static_cast<std::uint32_t>(targets_.size());
  hint.target_count = static_cast<std::uint8_t>(count);
  targets_.insert(targets_.end(), targets, targets + count);
  if (hints_ != nullptr) return hints_->push_back(hint);
  best_ = hint;
  found_ = true;
}

/// Whether a node of the path to a target was removed by a chain.
bool MultipleSearch::rests_on_chains(const Run& run, std::uint16_t target) {
  return std::ranges::any_of(ancestors_.collect(arena_, run, target),
                             [&](std::uint16_t index) { return arena_.nodes[run.first + index].nested != not_nested; });
}

/// The chains inside a run are gone when it ends, so a run with such chains is repeated.
void MultipleSearch::explain(const RankedHint& hint, std::vector<SeChain>& chains, std::vector<SeChain>& inner) {
  for (const TargetNode& target : std::span(targets_).subspan(hint.first_target, hint.target_count)) {
    Run run = runs_[target.run];
    if (rests_on_chains(run, target.node)) {
      const SeChainNode root = arena_.nodes[run.first];
      run = propagation_.retrace(*state_, root.candidate, root.on, rules_, inner);
      assert(run.count == runs_[target.run].count);
    }
    chains.push_back(se_chain(arena_, run, ancestors_.collect(arena_, run, target.node)));
  }
}

InnerHint MultipleSearch::describe(const RankedHint& hint, std::vector<SeNeed>& needs) {
  InnerHint inner{hint.removals, {0, hint.complexity}, static_cast<std::uint32_t>(needs.size()), 0};
  const TargetNode* targets = &targets_[hint.first_target];
  Fingerprint identity;
  for (int i = 0; i < hint.target_count; ++i) {
    const Run& run = runs_[targets[i].run];
    identity.add(static_cast<std::uint64_t>(arena_.nodes[run.first + targets[i].node].key()));
  }
  for (int i = 0; i < hint.target_count; ++i) {
    const Run& run = runs_[targets[i].run];
    identity.add(~std::uint64_t{0});
    for (const std::uint16_t index : ancestors_.collect(arena_, run, targets[i].node)) {
      const SeChainNode& node = arena_.nodes[run.first + index];
      identity.add(static_cast<std::uint64_t>(node.key()));
      if (node.on) add_need(node, hint.roots, needs);
    }
  }
  inner.nested.identity = identity.value();
  inner.need_count = static_cast<std::uint32_t>(needs.size()) - inner.first_need;
  return inner;
}

}  // namespace deduku::se
