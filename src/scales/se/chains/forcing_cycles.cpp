// Cycles of static links: a closed chain, one half of which is true.
#include "src/scales/se/chains/links.hpp"
#include "src/scales/se/chains/se_forcing.hpp"

namespace deduku::se {

/// The maximum number of nodes of a useful cycle with these removals whose place in the order of discovery is `index`
/// or later.
int ForcingSearch::longest_cycle(std::uint32_t index, const CandidateBits& removals) const {
  RankedHint hint;
  hint.sort_key = sweep_.sort_key;
  hint.index = index;
  hint.removals = removals;
  return longest(sweep_.cycle_base, hint);
}

/// Roots come in the order of discovery, so that a known limit holds for all later ones.
void ForcingSearch::find_cycles() {
  most_ = longest_cycle(first_index(Candidate(0)), conclusions_.off);
  if (most_ < 4) return;
  // Together with its removals a cycle makes a chain of at most two nodes more: once around, to the contradiction.
  const auto longest_for = [&](Candidate removed) {
    const int most = longest_cycle(first_index(Candidate(0)), {removed});
    return shortest_chain(removed) - 2 > most ? 0 : most;
  };
  const auto visit = [&](Candidate root, const SeReach<Candidate>& halves) {
    kept_ = false;
    find_cycles(root, halves);
    if (kept_) most_ = longest_cycle(first_index(root) + indices_per_root, conclusions_.off);
    return most_;
  };
  scan_.visit_cycle_roots(sweep_.links, conclusions_.off, most_, longest_for, visit);
}

bool ForcingSearch::is_on_path(std::uint16_t index, Candidate candidate) const {
  for (std::uint16_t at = index; at != no_node; at = nodes_[at].parent) {
    if (nodes_[at].candidate == candidate && !nodes_[at].on) return true;
  }
  return false;
}

/// Level by level: true nodes are reached once, false nodes along every path that does not meet them twice. Nodes
/// outside the two halves do not lead back and are skipped. So is a false node that occurs again unless it can close
/// the cycle: its consequences have been reached.
void ForcingSearch::find_cycles(Candidate root, const SeReach<Candidate>& halves) {
  if (is_single(state_->digits[root.cell()])) return;
  within_ = halves;
  order_ = first_index(root);
  start(root, true);
  CandidateBits closing;
  visit_forced(*state_, root, sweep_.in_cells, sweep_.in_houses, [&](Candidate partner, NodeCause) {
    closing.insert(partner);
    return false;
  });
  for (std::size_t at = 0; at < nodes_.size() && nodes_[at].depth < most_; ++at) {
    const auto parent = static_cast<std::uint16_t>(at);
    if (nodes_[at].on) {
      visit_excluded(*state_, nodes_[at].candidate, sweep_.sort_key != key_x, [&](Candidate target, NodeCause cause) {
        reach_off(parent, target, cause, closing);
        return false;
      });
    } else {
      visit_forced(*state_, nodes_[at].candidate, sweep_.in_cells, sweep_.in_houses,
                   [&](Candidate target, NodeCause cause) {
                     reach_on(parent, target, cause);
                     return false;
                   });
    }
  }
}

void ForcingSearch::reach_off(std::uint16_t parent, Candidate target, NodeCause cause, const CandidateBits& closing) {
  if (!within_.off.contains(target)) return;
  if (seen_[0].contains(target) && !closing.contains(target)) return;
  if (is_on_path(parent, target)) return;
  seen_[0].insert(target);
  nodes_.push_back(child_node(parent, nodes_[parent].depth, target, false, cause));
}

void ForcingSearch::reach_on(std::uint16_t parent, Candidate target, NodeCause cause) {
  if (!within_.on.contains(target)) return;
  const bool closes = target == nodes_[0].candidate && nodes_[parent].depth >= 3;
  if (!closes && seen_[1].contains(target)) return;
  nodes_.push_back(child_node(parent, nodes_[parent].depth, target, true, cause));
  seen_[1].insert(target);
  if (!closes) return;
  offer_cycle(static_cast<std::uint16_t>(nodes_.size() - 1));
  nodes_.pop_back();
}

/// A cycle: one of its two halves is true, so a candidate that sees both halves in one digit is false.
void ForcingSearch::offer_cycle(std::uint16_t last) {
  PerDigit<CellSet> seen_by[2];  // false, true
  CellSet own;
  int length = 0;
  for (std::uint16_t at = last; nodes_[at].parent != no_node; at = nodes_[at].parent) {
    const Cell cell = nodes_[at].cell();
    seen_by[nodes_[at].on ? 1 : 0][nodes_[at].digit()] |= peers(cell);
    own.insert(cell);
    ++length;
  }
  RankedHint hint;
  for (Digit digit : Digit::all()) {
    for (Cell cell : (seen_by[0][digit] & seen_by[1][digit]) - own) {
      if ((state_->digits[cell] & bit(digit)) != 0) hint.removals.insert({cell, digit});
    }
  }
  if (hint.removals.empty()) return;
  hint.complexity = length;
  hint.rating = chain_rating(sweep_.cycle_base, length);
  hint.sort_key = sweep_.sort_key;
  hint.target_count = 2;
  hint.index = order_++;
  if (is_wanted(hint)) keep_cycle(hint, last);
}

}  // namespace deduku::se
