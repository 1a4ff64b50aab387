#include "techniques/se/chains/forcing.hpp"

#include "techniques/se/chains/links.hpp"

namespace deduku::se {

namespace {

constexpr int no_limit = 1 << 20;

}  // namespace

void ForcingSearch::prepare(const State& state, const State* known) {
  state_ = &state;
  found_ = false;
  nodes_.clear();
  paths_.clear();
  alive_ = state.candidates();
  scan_.prepare(state, alive_);
  conclusions_ = scan_.conclusions(known);
}

void ForcingSearch::collect(const State& state, std::vector<RankedHint>& hints) {
  hints_ = &hints;
  prepare(state, nullptr);
  search();
}

/// A chain on a grid contained in an earlier one either concludes what was concluded there or uses a strong
/// link that is new since then.
bool ForcingSearch::find_first(const State& state, RankedHint& best) {
  hints_ = nullptr;
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

/// Chains first: they bound the length of the cycles worth looking for. The order of discovery, which decides
/// ties, is kept as a number instead.
void ForcingSearch::search() {
  static constexpr Sweep digits{key_x, false, true, 6.5, 6.6};
  static constexpr Sweep bivalue{key_y, true, false, 6.5, 6.5};
  static constexpr Sweep mixed{key_xy, true, true, 7.0, 7.0};
  if (conclusions_.off.empty()) return;
  use(digits);
  find_digit_roots();
  find_chains(digit_chains_);
  use(mixed);
  find_chains(conclusions_);
  use(digits);
  find_digit_cycles();
  use(bivalue);
  find_bivalue_cycles();
  use(mixed);
  find_mixed_cycles();
}

void ForcingSearch::use(const Sweep& sweep) {
  sweep_ = sweep;
  set_limits();
}

/// The longest cycles and chains of this sweep that can still be the best.
void ForcingSearch::set_limits() {
  most_in_cycle_ = most_in_chain_ = no_limit;
  if (hints_ != nullptr || !found_) return;
  const auto longest = [&](double base) {
    int complexity = best_.complexity;
    if (chain_rating(base, complexity) > best_.rating) {
      while (complexity > 0 && chain_rating(base, complexity) > best_.rating) --complexity;
    } else {
      while (chain_rating(base, complexity + 1) < best_.rating) ++complexity;
    }
    return complexity;
  };
  most_in_cycle_ = longest(sweep_.cycle_base);
  most_in_chain_ = longest(sweep_.chain_base);
}

/// Finds the roots of chains and cycles within one digit.
void ForcingSearch::find_digit_roots() {
  digit_chains_ = Reach<Candidate>();
  digit_cycles_ = CandidateBits();
  CellSet targets[9];
  for (Candidate candidate : conclusions_.off) targets[candidate.raw % 9].insert(candidate.cell());
  for (int digit = 0; digit < 9; ++digit) {
    if (!targets[digit].empty()) find_digit_roots(digit, targets[digit]);
  }
}

void ForcingSearch::find_digit_roots(int digit, const CellSet& targets) {
  CellSet cells;
  for (int row = 18; row < 27; ++row) {
    for (int position : elements(state_->place[row][digit]))
      cells.insert(Cell(geometry.cell_at[row][position]));
  }
  digit_links_.clear(cells, deduku::detail::geometry.peers.data());
  visit_house_links(*state_, digit, [&](int, int a, int b) { digit_links_.link(a, b); });
  for (Cell cell : cells) {
    if (is_single(state_->cell[cell.raw])) continue;
    const Candidate root(9 * cell.raw + digit);
    const Reach<Cell> if_true = digit_links_.follow(cell.raw, true);
    if (if_true.off.contains(cell)) digit_chains_.off.insert(root);
    if (!digit_links_.ends().contains(cell)) continue;
    const Reach<Cell> if_false = digit_links_.follow(cell.raw, false);
    if (if_false.on.contains(cell)) digit_chains_.on.insert(root);
    const CellSet true_half = if_true.on & if_false.off;
    const CellSet false_half = if_true.off & if_false.on;
    for (Cell target : targets) {
      if (true_half.intersects(peers(target)) && false_half.intersects(peers(target)))
        digit_cycles_.insert(root);
    }
  }
}

void ForcingSearch::find_chains(const Reach<Candidate>& roots) {
  if (most_in_chain_ < 4) return;
  for (Candidate root : roots.on | roots.off) {
    if (is_single(state_->cell[root.raw / 9])) continue;
    if (roots.off.contains(root)) find_chain(root.raw, true);
    if (roots.on.contains(root)) find_chain(root.raw, false);
  }
}

void ForcingSearch::find_digit_cycles() {
  if (most_in_cycle_ < 4) return;
  for (Candidate root : digit_cycles_) find_cycles(root.raw);
}

void ForcingSearch::find_bivalue_cycles() {
  if (most_in_cycle_ < 4) return;
  cell_links_.clear(alive_, weak_links().data());
  visit_cell_links(*state_, [&](int a, int b) { cell_links_.link(a, b); });
  for (Candidate root : cell_links_.ends()) {
    if (may_close(cell_links_.follow(root.raw, true), cell_links_.follow(root.raw, false)))
      find_cycles(root.raw);
  }
}

void ForcingSearch::find_mixed_cycles() {
  if (most_in_cycle_ < 4) return;
  for (Candidate root : scan_.ends()) {
    if (is_single(state_->cell[root.raw / 9])) continue;
    if (may_close(scan_.reach(root.raw), scan_.reach_if_false(root.raw))) find_cycles(root.raw);
  }
}

/// Whether the root can lie on a cycle that removes something: the true half of such a cycle follows from the
/// root and implies it, the false half likewise negated, and some conclusion sees both.
bool ForcingSearch::may_close(const Reach<Candidate>& if_true, const Reach<Candidate>& if_false) const {
  const CandidateBits true_half = if_true.on & if_false.off;
  const CandidateBits false_half = if_true.off & if_false.on;
  if (false_half.empty()) return false;
  for (Candidate target : conclusions_.off) {
    const CandidateBits& seen = weak_house_links()[target.raw];
    if (seen.intersects(true_half) && seen.intersects(false_half)) return true;
  }
  return false;
}

void ForcingSearch::find_chain(int root, bool on) {
  order_ = static_cast<std::uint32_t>(sweep_.sort_key) << 28 | static_cast<std::uint32_t>(root) << 18 |
           (on ? 1U : 2U) << 16;
  if (force(root, on)) offer_chain(static_cast<std::uint16_t>(nodes_.size() - 1));
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
  order_ = static_cast<std::uint32_t>(sweep_.sort_key) << 28 | static_cast<std::uint32_t>(root) << 18;
  start(root, true);
  for (std::size_t at = 0; at < nodes_.size(); ++at) {
    const auto parent = static_cast<std::uint16_t>(at);
    const ChainNode node = nodes_[at];
    if (node.depth >= most_in_cycle_) return;
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
    if (node.depth + 2 > most_in_chain_) return false;
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

void ForcingSearch::offer(RankedHint& hint, double base, std::uint16_t target) {
  hint.rating = chain_rating(base, hint.complexity);
  hint.sort_key = sweep_.sort_key;
  hint.index = order_++;
  if (hints_ != nullptr) {
    keep_path(hint, target);
    hints_->push_back(hint);
  } else if (!found_ || ranks_before(hint, best_)) {
    best_ = hint;
    found_ = true;
    set_limits();
  }
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
  hint.target_count = 2;
  offer(hint, sweep_.cycle_base, last);
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
  hint.target_count = 1;
  offer(hint, sweep_.chain_base, target);
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
