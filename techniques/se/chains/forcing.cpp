#include "techniques/se/chains/forcing.hpp"

#include "techniques/se/chains/links.hpp"

namespace deduku::se {

void ForcingSearch::collect(const State& state, std::vector<RankedHint>& hints) {
  state_ = &state;
  hints_ = &hints;
  paths_.clear();
  sweep_all({key_x, false, true});
  sweep_all({key_y, true, false});
  sweep_all({key_xy, true, true});
}

void ForcingSearch::sweep_all(Sweep sweep) {
  sweep_ = sweep;
  for (int cell = 0; cell < 81; ++cell) {
    const int size = size_of(state_->cell[cell]);
    if (size < 2 || (!sweep.in_houses && size > 2)) continue;
    for (int digit : elements(state_->cell[cell])) {
      const int root = candidate_of(cell, digit);
      find_cycles(root);
      if (!sweep.in_houses) continue;
      const bool off_follows = force(root, true);
      if (off_follows) offer_chain(static_cast<std::uint16_t>(nodes_.size() - 1));
      const bool on_follows = force(root, false);
      if (on_follows) offer_chain(static_cast<std::uint16_t>(nodes_.size() - 1));
    }
  }
}

void ForcingSearch::start(int root, bool on) {
  nodes_.clear();
  ChainNode node;
  node.candidate = static_cast<std::uint16_t>(root);
  node.on = on;
  nodes_.push_back(node);
  seen_[0] = seen_[1] = CandidateBits();
  seen_[on ? 1 : 0].insert(Candidate(root));
}

bool ForcingSearch::is_on_path(std::uint16_t index, int candidate) const {
  for (std::uint16_t at = index; at != no_node; at = nodes_[at].parent) {
    if (nodes_[at].candidate == candidate && !nodes_[at].on) return true;
  }
  return false;
}

namespace {

ChainNode child(std::uint16_t parent, std::uint16_t parent_depth, int candidate, bool on, Cause cause) {
  ChainNode node;
  node.candidate = static_cast<std::uint16_t>(candidate);
  node.on = on;
  node.cause = cause;
  node.parent = parent;
  node.depth = static_cast<std::uint16_t>(parent_depth + 1);
  return node;
}

}  // namespace

/// Level by level: true nodes are reached once, false nodes along every path that does not meet them twice.
void ForcingSearch::find_cycles(int root) {
  start(root, true);
  for (std::size_t at = 0; at < nodes_.size(); ++at) {
    const auto parent = static_cast<std::uint16_t>(at);
    const ChainNode node = nodes_[at];
    if (node.on) {
      visit_excluded(*state_, node.candidate, sweep_.sort_key != key_x, [&](int target, Cause cause) {
        if (!is_on_path(parent, target)) nodes_.push_back(child(parent, node.depth, target, false, cause));
        return false;
      });
      continue;
    }
    visit_forced(*state_, node.candidate, sweep_.in_cells, sweep_.in_houses, [&](int target, Cause cause) {
      const bool closes = target == root && node.depth >= 3;
      const bool is_new = !seen_[1].contains(Candidate(target));
      if (!closes && !is_new) return false;
      nodes_.push_back(child(parent, node.depth, target, true, cause));
      if (closes) {
        offer_cycle(static_cast<std::uint16_t>(nodes_.size() - 1));
        nodes_.pop_back();
      } else {
        seen_[1].insert(Candidate(target));
      }
      return false;
    });
  }
}

/// Follows the root until its negation turns up; that node is then the last one.
bool ForcingSearch::force(int root, bool on) {
  start(root, on);
  for (std::size_t at = 0; at < nodes_.size(); ++at) {
    const auto parent = static_cast<std::uint16_t>(at);
    const ChainNode node = nodes_[at];
    const auto reach = [&](int target, Cause cause) {
      const int state = node.on ? 0 : 1;
      if (seen_[state].contains(Candidate(target))) return false;
      seen_[state].insert(Candidate(target));
      nodes_.push_back(child(parent, node.depth, target, !node.on, cause));
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

void ForcingSearch::keep_path(RankedHint& hint, std::uint16_t target) {
  hint.first_target = static_cast<std::uint32_t>(paths_.size());
  for (std::uint16_t at = target; at != no_node; at = nodes_[at].parent) paths_.push_back(nodes_[at]);
}

void ForcingSearch::offer(RankedHint& hint) {
  hint.sort_key = sweep_.sort_key;
  hint.index = static_cast<std::uint32_t>(hints_->size());
  hints_->push_back(hint);
}

/// A cycle: one of its two halves is true, so what sees both halves in one digit is false.
void ForcingSearch::offer_cycle(std::uint16_t last) {
  CellSet seen_by[2][9];
  CellSet own;
  int length = 0;
  for (std::uint16_t at = last; nodes_[at].parent != no_node; at = nodes_[at].parent) {
    const Cell cell(nodes_[at].cell());
    seen_by[nodes_[at].on ? 1 : 0][nodes_[at].digit()] |= peers(cell);
    own.insert(cell);
    ++length;
  }
  RankedHint hint;
  for (int digit = 0; digit < 9; ++digit) {
    for (Cell cell : (seen_by[0][digit] & seen_by[1][digit]) - own) {
      if (state_->cell[cell.index()] & bit(digit)) hint.removals.insert(Candidate(9 * cell.index() + digit));
    }
  }
  if (hint.removals.empty()) return;
  hint.complexity = length;
  hint.rating = chain_rating(sweep_.sort_key == key_xy ? 7.0 : 6.5, length);
  hint.target_count = 2;
  keep_path(hint, last);
  offer(hint);
}

void ForcingSearch::offer_chain(std::uint16_t target) {
  const ChainNode& node = nodes_[target];
  RankedHint hint;
  if (node.on) {
    for (int other : elements(state_->cell[node.cell()] & ~bit(node.digit()))) {
      hint.removals.insert(Candidate(9 * node.cell() + other));
    }
    if (hint.removals.empty()) return;
    hint.placement = static_cast<std::int16_t>(node.candidate);
  } else {
    hint.removals.insert(Candidate(node.candidate));
  }
  hint.complexity = node.depth + 1;
  hint.rating = chain_rating(sweep_.sort_key == key_xy ? 7.0 : 6.6, hint.complexity);
  hint.target_count = 1;
  keep_path(hint, target);
  offer(hint);
}

InnerHint ForcingSearch::describe(const RankedHint& hint, std::vector<Need>& needs) const {
  InnerHint inner{hint.removals, {0, hint.complexity}, static_cast<std::uint32_t>(needs.size()), 0};
  const ChainNode* path = &paths_[hint.first_target];
  const int length = hint.complexity;
  Fingerprint identity;
  identity.add(static_cast<std::uint64_t>(path[0].key()));
  if (hint.target_count == 2) identity.add(static_cast<std::uint64_t>(path[0].key() ^ 1));
  identity.add(~std::uint64_t{0});
  for (int i = 0; i < length; ++i) {
    identity.add(static_cast<std::uint64_t>(path[i].key()));
    if (path[i].on) add_need(path[i], -1, needs);
  }
  if (hint.target_count == 2) {
    // The cycle walked the other way round: every node negated, each keeping its own cause.
    identity.add(~std::uint64_t{0});
    for (int i = length; i > 0; --i) {
      identity.add(static_cast<std::uint64_t>(path[i].key() ^ 1));
      if (!path[i].on) add_need(path[i], -1, needs);
    }
  }
  inner.nested.identity = identity.value();
  inner.need_count = static_cast<std::uint32_t>(needs.size()) - inner.first_need;
  return inner;
}

}  // namespace deduku::se
