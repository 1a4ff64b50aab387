#include "src/scales/se/chains/run.hpp"

#include <algorithm>

#include "src/scales/se/chains/links.hpp"

namespace deduku::se {

void Propagation::clash(int candidate, bool new_is_on, std::uint16_t index) {
  const std::uint16_t old = node_of_[new_is_on ? 0 : 1][candidate];
  run_.clash_on = new_is_on ? index : old;
  run_.clash_off = new_is_on ? old : index;
}

/// Adds a candidate excluded by a true one. True when it ends in a contradiction.
inline bool Propagation::exclude(std::uint16_t parent, int target, NodeCause cause) {
  // Both at once: a pattern removed it without asking; still a contradiction.
  const bool contradiction = has(target, true);
  if (reached_[target] != 0 && !contradiction) return false;
  const std::uint16_t index = append(target, false, cause, parent);
  if (contradiction) {
    clash(target, false, index);
  } else {
    enqueue(index);
  }
  return contradiction;
}

bool Propagation::pop_on() {
  const std::uint16_t parent = on_queue_[on_head_++];
  return visit_excluded(grid_, node(parent).candidate, !rules_.nishio,
                        [&](int target, NodeCause cause) { return exclude(parent, target, cause); });
}

/// The candidates whose removal during this run, besides that of the candidate itself, made a strong link.
void Propagation::add_hidden(SeChainNode& target, NodeCause cause, int candidate) {
  const int cell = candidate / 9;
  const int digit = candidate % 9;
  if (cause == by_cell) {
    for (int gone : elements(source_->cell[cell] & ~grid_.cell[cell] & ~bit(digit))) {
      arena_.extras.push_back(node_of_[0][9 * cell + gone]);
      ++target.extra_count;
    }
    return;
  }
  const int house = geometry.house_of[cell][cause];
  const unsigned gone = source_->place[house][digit] & ~grid_.place[house][digit];
  for (int position : elements(gone & ~bit(geometry.position_of[cell][cause]))) {
    arena_.extras.push_back(node_of_[0][9 * geometry.cell_at[house][position] + digit]);
    ++target.extra_count;
  }
}

/// Adds a candidate that a false one leaves alone. True when it ends in a contradiction.
inline bool Propagation::force(std::uint16_t parent, int target, NodeCause cause) {
  const bool clashes = has(target, false);
  if (!clashes && has(target, true)) return false;
  const std::uint16_t index = append(target, true, cause, parent);
  if (rules_.dynamic) add_hidden(node(index), cause, node(parent).candidate);
  if (clashes) {
    clash(target, true, index);
  } else {
    enqueue(index);
  }
  return clashes;
}

bool Propagation::pop_off() {
  const std::uint16_t parent = off_queue_[off_head_++];
  if (rules_.dynamic) return remove_and_force(parent);
  return visit_forced(grid_, node(parent).candidate, true, true,
                      [&](int target, NodeCause cause) { return force(parent, target, cause); });
}

/// The same as visit_forced, with the candidate removed on the way: what is left alone was one of two before.
bool Propagation::remove_and_force(std::uint16_t parent) {
  const int candidate = node(parent).candidate;
  const int cell = candidate / 9;
  const int digit = candidate % 9;
  const unsigned digits = grid_.cell[cell] &= static_cast<Mask>(~bit(digit));
  unsigned places[3];
  unsigned alone = is_alone(digits);
  for (int family = 0; family < 3; ++family) {
    places[family] = grid_.place[geometry.house_of[cell][family]][digit] &=
        static_cast<Mask>(~bit(geometry.position_of[cell][family]));
    alone |= is_alone(places[family]);
  }
  if (alone == 0) return false;
  if (is_single(digits) && !rules_.nishio && force(parent, 9 * cell + lowest(digits), by_cell)) return true;
  int in_block = -1;
  for (const SeFamily family : {block, row, column}) {
    if (!is_single(places[family])) continue;
    const int target = geometry.cell_at[geometry.house_of[cell][family]][lowest(places[family])];
    if (target == in_block) continue;
    if (family == block) in_block = target;
    if (force(parent, 9 * target + digit, static_cast<NodeCause>(family))) return true;
  }
  return false;
}

Run Propagation::run(const SeState& source, int root, bool on, const Rules& rules, int most) {
  source_ = &source;
  rules_ = rules;
  most_ = most;
  grid_ = source;
  scanned_ = clean_;
  if (scanned_ && rules.level > 1) scanned_grid_ = source;
  run_ = Run();
  run_.first = static_cast<std::uint32_t>(arena_.nodes.size());
  std::fill(std::begin(reached_), std::end(reached_), std::uint8_t{0});
  on_head_ = on_tail_ = off_head_ = off_tail_ = 0;
  enqueue(append(root, on, no_cause, no_node));
  while (on_head_ < on_tail_ || off_head_ < off_tail_) {
    if (on_head_ < on_tail_) {
      if (pop_on()) break;
    } else {
      // What comes from here on is at least this deep, and a hint needs one more node elsewhere.
      if (rules.level == 0 && node(off_queue_[off_head_]).depth + 3 > most) break;
      if (pop_off()) break;
    }
    if (rules.level > 0 && on_head_ == on_tail_ && off_head_ == off_tail_) advance();
  }
  arena_.nodes.insert(arena_.nodes.end(), nodes_, nodes_ + run_.count);
  return run_;
}

}  // namespace deduku::se
