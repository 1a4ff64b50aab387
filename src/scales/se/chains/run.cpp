#include "src/scales/se/chains/run.hpp"

#include <limits>

#include "src/scales/se/chains/engine.hpp"
#include "src/scales/se/chains/links.hpp"

namespace deduku::se {

void Propagation::clash(Candidate candidate, bool new_is_on, std::uint16_t index) {
  const std::uint16_t old = node_of_[new_is_on ? 0 : 1][candidate];
  run_.clash_on = new_is_on ? index : old;
  run_.clash_off = new_is_on ? old : index;
}

/// Adds a candidate excluded by a true one. True if the run ends in a contradiction.
inline bool Propagation::exclude(std::uint16_t parent, Candidate target, NodeCause cause) {
  // A pattern may have removed it although it is true; still a contradiction.
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
                        [&](Candidate target, NodeCause cause) { return exclude(parent, target, cause); });
}

/// The candidates whose removal during this run, apart from that of the candidate itself, made a strong link.
void Propagation::add_hidden(SeChainNode& target, NodeCause cause, Candidate candidate) {
  const Cell cell = candidate.cell();
  const Digit digit = candidate.digit();
  if (cause == by_cell) {
    for (Digit removed : elements<Digit>(source_->digits[cell] & ~grid_.digits[cell] & ~bit(digit))) {
      arena_.extras.push_back(node_of_[0][Candidate(cell, removed)]);
      ++target.extra_count;
    }
    return;
  }
  const SeHouse house = house_of(cell, kind_of(cause));
  const unsigned removed = source_->places[house][digit] & ~grid_.places[house][digit];
  for (Position position : elements<Position>(removed & ~bit(position_of(cell, kind_of(cause))))) {
    arena_.extras.push_back(node_of_[0][Candidate(cell_at(house, position), digit)]);
    ++target.extra_count;
  }
}

/// Adds a candidate that a false one leaves as the only one. True if the run ends in a contradiction.
inline bool Propagation::force(std::uint16_t parent, Candidate target, NodeCause cause) {
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
                      [&](Candidate target, NodeCause cause) { return force(parent, target, cause); });
}

/// Like visit_forced, but the candidate is removed first: a forced candidate was one of two before. It finds which of
/// the four causes apply, and whether the candidate is new, without unpredictable branches.
bool Propagation::remove_and_force(std::uint16_t parent) {
  const Candidate candidate = node(parent).candidate;
  const Cell cell = candidate.cell();
  const Digit digit = candidate.digit();
  const unsigned digits = grid_.digits[cell] &= static_cast<Mask>(~bit(digit));
  constexpr unsigned in_cell = 1U << by_cell;
  Candidate forced[4];  // by the cause: box, row, column, cell
  unsigned is_new = 0;
  const auto look_at = [&](int place, unsigned left, Candidate alone) {
    forced[place] = alone;
    is_new |= (is_alone(left) & static_cast<unsigned>(reached_[alone] != is_on)) << place;
  };
  for (SeHouseKind kind : SeHouseKind::all()) {
    const SeHouse house = house_of(cell, kind);
    const unsigned left = grid_.places[house][digit] &= static_cast<Mask>(~bit(position_of(cell, kind)));
    const auto alone = lowest<Position>(left | bit(8));  // some position even if none is left
    look_at(kind.index(), left, Candidate(cell_at(house, alone), digit));
  }
  if (!rules_.nishio) look_at(by_cell, digits, Candidate(cell, lowest<Digit>(digits | bit(8))));
  if (is_new == 0) return false;
  if ((is_new & in_cell) != 0 && force(parent, forced[by_cell], by_cell)) return true;
  for (int cause : elements(is_new & ~in_cell)) {
    if (force(parent, forced[cause], static_cast<NodeCause>(cause))) return true;
  }
  return false;
}

Run Propagation::run(const SeState& source, Candidate root, bool on, const Rules& rules, int most) {
  source_ = &source;
  rules_ = rules;
  most_ = most;
  grid_ = source;
  scanned_ = clean_;
  if (scanned_ && rules.level > 1) scanned_grid_ = source;
  run_ = Run();
  run_.first = static_cast<std::uint32_t>(arena_.nodes.size());
  reached_ = {};
  on_head_ = on_tail_ = off_head_ = off_tail_ = 0;
  enqueue(append(root, on, no_cause, no_node));
  while (on_head_ < on_tail_ || off_head_ < off_tail_) {
    if (on_head_ < on_tail_) {
      if (pop_on()) break;
    } else {
      // All later nodes are at least this deep, and a hint needs one more node elsewhere.
      if (rules.level == 0 && node(off_queue_[off_head_]).depth + 3 > most) break;
      if (pop_off()) break;
    }
    if (rules.level > 0 && on_head_ == on_tail_ && off_head_ == off_tail_) advance();
  }
  arena_.nodes.insert(arena_.nodes.end(), nodes_, nodes_ + run_.count);
  return run_;
}

Run Propagation::retrace(const SeState& source, Candidate root, bool on, const Rules& rules,
                         std::vector<SeChain>& inner) {
  inner_chains_ = &inner;
  engine_.forget_inner();  // its chains must be found once more
  const Run again = run(source, root, on, rules, std::numeric_limits<int>::max());
  inner_chains_ = nullptr;
  return again;
}

}  // namespace deduku::se
