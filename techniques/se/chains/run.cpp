#include "techniques/se/chains/run.hpp"

#include "techniques/se/chains/links.hpp"

namespace deduku::se {

std::uint16_t Propagation::append(int candidate, bool on, Cause cause) {
  ChainNode added;
  added.candidate = static_cast<std::uint16_t>(candidate);
  added.on = on;
  added.cause = cause;
  added.extra = static_cast<std::uint32_t>(arena_.extras.size());
  arena_.nodes.push_back(added);
  return run_.count++;
}

/// A node enters its set and its queue.
void Propagation::enqueue(std::uint16_t index) {
  const ChainNode& added = node(index);
  (added.on ? run_.on : run_.off).insert(Candidate(added.candidate));
  node_of_[added.on ? 1 : 0][added.candidate] = index;
  if (added.on) {
    on_queue_[on_tail_++] = index;
  } else {
    off_queue_[off_tail_++] = index;
  }
}

void Propagation::clash(int candidate, bool new_is_on, std::uint16_t index) {
  const std::uint16_t old = node_of_[new_is_on ? 0 : 1][candidate];
  run_.clash_on = new_is_on ? index : old;
  run_.clash_off = new_is_on ? old : index;
}

/// True when it ends in a contradiction.
bool Propagation::pop_on() {
  const std::uint16_t parent = on_queue_[on_head_++];
  const int candidate = node(parent).candidate;
  const auto depth = static_cast<std::uint16_t>(node(parent).depth + 1);
  return visit_excluded(grid_, candidate, !rules_.nishio, [&](int target, Cause cause) {
    const bool contradiction = has(target, true);
    if (!contradiction && has(target, false)) return false;
    const std::uint16_t index = append(target, false, cause);
    node(index).parent = parent;
    node(index).depth = depth;
    if (contradiction) {
      clash(target, false, index);
      return true;
    }
    enqueue(index);
    return false;
  });
}

/// The candidates whose removal during this run made a strong link.
void Propagation::add_hidden(ChainNode& target, int cause, int candidate) {
  const int cell = candidate / 9;
  const int digit = candidate % 9;
  if (cause == by_cell) {
    for (int gone : elements(source_->cell[cell] & ~grid_.cell[cell])) {
      arena_.extras.push_back(node_of_[0][9 * cell + gone]);
      ++target.extra_count;
    }
    return;
  }
  const int house = geometry.house_of[cell][cause];
  for (int position : elements(source_->place[house][digit] & ~grid_.place[house][digit])) {
    arena_.extras.push_back(node_of_[0][9 * geometry.cell_at[house][position] + digit]);
    ++target.extra_count;
  }
}

/// True when it ends in a contradiction.
bool Propagation::pop_off() {
  const std::uint16_t parent = off_queue_[off_head_++];
  const int candidate = node(parent).candidate;
  const auto depth = static_cast<std::uint16_t>(node(parent).depth + 1);
  const bool contradiction =
      visit_forced(grid_, candidate, !rules_.nishio, true, [&](int target, Cause cause) {
        const bool clashes = has(target, false);
        if (!clashes && has(target, true)) return false;
        const std::uint16_t index = append(target, true, cause);
        node(index).parent = parent;
        node(index).depth = depth;
        if (rules_.dynamic) add_hidden(node(index), cause, candidate);
        if (clashes) {
          clash(target, true, index);
          return true;
        }
        enqueue(index);
        return false;
      });
  if (rules_.dynamic && !contradiction) grid_.remove(candidate / 9, candidate % 9);
  return contradiction;
}

Run Propagation::run(const State& source, int root, bool on, const Rules& rules, int most) {
  source_ = &source;
  rules_ = rules;
  most_ = most;
  grid_ = source;
  scanned_ = clean_;
  if (scanned_ && rules.level > 1) scanned_grid_ = source;
  run_ = Run();
  run_.first = static_cast<std::uint32_t>(arena_.nodes.size());
  on_head_ = on_tail_ = off_head_ = off_tail_ = 0;
  enqueue(append(root, on, no_cause));
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
  return run_;
}

}  // namespace deduku::se
