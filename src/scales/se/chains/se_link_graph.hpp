// Static links as sets: what follows from an assumption, without order, parents or lengths. Decides in well under a
// microsecond whether an ordered search can find anything at all.
//
// The candidates of a grid are numbered, so that a set of them is a few words (a Slot is such a number). The order of a
// static search never changes what it reaches, so "reached here" is exact, not an estimate.
#pragma once

#include <algorithm>

#include "src/scales/se/chains/links.hpp"

namespace deduku::se {

/// Calls `visit(index)` for each element; faster in hot loops than the iterator of the set.
template <class Element, class Visit>
inline void visit_bits(const Set<Element>& set, Visit visit) {
  for (int word = 0; word < Set<Element>::word_count; ++word) {
    for (auto rest = set.words[word]; rest != 0; rest &= rest - 1) {
      visit(Set<Element>::word_bits * word + std::countr_zero(rest));
    }
  }
}

/// The number of a candidate on one grid: 0 for the first one left.
template <int most>
struct Slot {
  static constexpr int count = most;
  int raw;
  explicit constexpr Slot(int index) : raw(index) {}
  constexpr int index() const { return raw; }
};

/// Which links count: those of one digit in houses, all links but strong ones in cells only, or all.
enum class Links : std::uint8_t { in_houses, in_cells, all };

/// The links of a grid with up to `most` candidates.
template <int most>
class SeLinkGraph {
 public:
  using Slots = Set<Slot<most>>;

  void prepare(const SeState& state, const CandidateBits& alive) {
    state_ = &state;
    for (Layer& layer : layers_) layer.ready = false;
    known_ = Slots();
    number(alive);
    link_weakly();
  }

  int slot_of(int candidate) const { return slot_[candidate]; }
  CandidateBits candidates_of(const Slots& slots) const {
    CandidateBits candidates;
    visit_bits(slots, [&](int slot) { candidates.insert(Candidate(candidate_[slot])); });
    return candidates;
  }
  Slots slots_of(const CandidateBits& candidates) const {
    Slots slots;
    visit_bits(candidates, [&](int candidate) { slots.insert(Slot<most>(slot_[candidate])); });
    return slots;
  }

  /// What follows, along all links, when a candidate is true; found once per grid.
  const SeReach<Slot<most>>& reach(int slot) {
    if (!known_.contains(Slot<most>(slot))) {
      reaches_[slot] = close(slot);
      known_.insert(Slot<most>(slot));
    }
    return reaches_[slot];
  }
  /// What follows along these links within so many rounds of one weak and one strong link.
  SeReach<Slot<most>> follow(Links links, int slot, bool on, int rounds = most) {
    const Layer& layer = this->layer(links);
    const auto& weak = weak_links(links);
    SeReach<Slot<most>> reach = start(layer, slot, on);
    if (rounds == 0) return reach;
    Slots fresh = on ? start_true(layer, weak, slot, reach) : reach.on;
    for (rounds -= on ? 1 : 0; rounds > 0 && !fresh.empty(); --rounds) {
      fresh = advance(layer, weak, fresh, reach);
    }
    return reach;
  }

  /// The number of nodes of the shortest chain from a candidate to its negation, both included; 0 when none has
  /// at most `longest`.
  int negation_chain(Links links, int slot, bool on, int longest) {
    const Layer& layer = this->layer(links);
    const auto& weak = weak_links(links);
    Slots fresh = on ? round(layer, weak, slot) : partners(layer, slot);
    Slots seen = fresh;
    for (int length = 4; length <= longest && !fresh.empty(); length += 2) {
      if (on && fresh.intersects(weak[slot])) return length;
      Slots next;
      visit_bits(fresh, [&](int from) { next |= layer.round[from]; });
      if (!on && next.contains(Slot<most>(slot))) return length;
      fresh = next - seen;
      seen |= fresh;
    }
    return 0;
  }

  /// What both ends of a strong link imply, for every link that `wanted(candidate, candidate, house)` (house
  /// -1 inside a cell).
  template <class Wanted>
  SeReach<Slot<most>> agreements(Wanted wanted) {
    SeReach<Slot<most>> found;
    visit_cell_links(*state_, [&](int a, int b) {
      if (wanted(-1, a)) join(slot_[a], slot_[b], found);
    });
    visit_house_links(*state_, [&](int house, int digit, int a, int b) {
      if (wanted(house, 9 * a + digit)) join(slot_[9 * a + digit], slot_[9 * b + digit], found);
    });
    return found;
  }

  /// Calls `visit(root, halves)`, ascending, for each candidate on a cycle that can remove something, with what may be
  /// its true and false nodes. `longest`: the most nodes a useful cycle has; `visit` returns it anew. `conclusions`:
  /// the only candidates that any static chain can remove.
  ///
  /// What a cycle of n nodes removes sees a true and a false node of it. So from its being true one way along the cycle
  /// to its negation has at most n + 2 nodes (candidates without so short a chain are no targets), and both ways round
  /// the cycle, of at most n / 2 rounds, make every node of it true and false.
  template <class Visit>
  void visit_cycle_roots(Links links, const CandidateBits& conclusions, int longest, Visit visit) {
    Slots targets;
    Slots seen;
    Slots disputed;
    visit_bits(conclusions, [&](int candidate) {
      const int slot = slot_[candidate];
      const SeReach<Slot<most>> reach = follow(links, slot, true, longest / 2);
      if (!reach.on.intersects(weak_links(links)[slot])) return;
      targets.insert(Slot<most>(slot));
      seen |= house_weak_[slot];
      disputed |= reach.on & reach.off;
    });
    visit_bits(disputed & layer(links).ends, [&](int root) {
      if (longest < 4) return;
      const SeReach<Slot<most>> halves = halves_at(links, root, longest / 2, seen);
      if (!halves.on.intersects(seen) || !sees_both(targets, halves)) return;
      longest = visit(candidate_[root], SeReach<Candidate>{candidates_of(halves.on), candidates_of(halves.off)});
    });
  }

 private:
  /// A path longer than that is treated as infinite.
  static constexpr int max_rounds = 15;

  struct Layer {
    bool ready = false;
    Slots ends;            ///< the candidates with a strong link
    Slots partners[most];  ///< of each end
    Slots round[most];     ///< of each end: what is true after one weak and one strong link
  };

  void number(const CandidateBits& alive) {
    int count = 0;
    visit_bits(alive, [&](int candidate) {
      slot_[candidate] = static_cast<std::uint16_t>(count);
      candidate_[count++] = static_cast<std::uint16_t>(candidate);
    });
    count_ = count;
  }
  void link_weakly() {
    Slots places[27][9];
    Slots mates[81];
    for (int slot = 0; slot < count_; ++slot) {
      const int cell = candidate_[slot] / 9;
      mates[cell].insert(Slot<most>(slot));
      for (const int house : geometry.house_of[cell]) places[house][candidate_[slot] % 9].insert(Slot<most>(slot));
    }
    for (int slot = 0; slot < count_; ++slot) {
      const int cell = candidate_[slot] / 9;
      const int digit = candidate_[slot] % 9;
      const auto& houses = geometry.house_of[cell];
      house_weak_[slot] = places[houses[0]][digit] | places[houses[1]][digit] | places[houses[2]][digit];
      house_weak_[slot].erase(Slot<most>(slot));
      weak_[slot] = house_weak_[slot] | mates[cell];
      weak_[slot].erase(Slot<most>(slot));
    }
  }
  const std::array<Slots, most>& weak_links(Links links) const {
    return links == Links::in_houses ? house_weak_ : weak_;
  }

  const Layer& layer(Links links) {
    Layer& layer = layers_[static_cast<int>(links)];
    if (layer.ready) return layer;
    layer.ready = true;
    layer.ends = Slots();
    if (links != Links::in_houses) {
      visit_cell_links(*state_, [&](int a, int b) { link(layer, slot_[a], slot_[b]); });
    }
    if (links != Links::in_cells) {
      visit_house_links(*state_,
                        [&](int, int digit, int a, int b) { link(layer, slot_[9 * a + digit], slot_[9 * b + digit]); });
    }
    visit_bits(layer.ends, [&](int end) { layer.round[end] = through(layer, weak_links(links)[end]); });
    return layer;
  }
  static void link(Layer& layer, int a, int b) {
    link_to(layer, a, b);
    link_to(layer, b, a);
  }
  static void link_to(Layer& layer, int from, int to) {
    if (!layer.ends.contains(Slot<most>(from))) {
      layer.ends.insert(Slot<most>(from));
      layer.partners[from] = Slots();
    }
    layer.partners[from].insert(Slot<most>(to));
  }
  /// What is true when these candidates are false.
  static Slots through(const Layer& layer, const Slots& off) {
    Slots on;
    visit_bits(off & layer.ends, [&](int end) { on |= layer.partners[end]; });
    return on;
  }
  static Slots partners(const Layer& layer, int slot) {
    return layer.ends.contains(Slot<most>(slot)) ? layer.partners[slot] : Slots();
  }
  static Slots round(const Layer& layer, const std::array<Slots, most>& weak, int slot) {
    return layer.ends.contains(Slot<most>(slot)) ? layer.round[slot] : through(layer, weak[slot]);
  }

  static SeReach<Slot<most>> start(const Layer& layer, int slot, bool on) {
    SeReach<Slot<most>> reach;
    if (on) {
      reach.on.insert(Slot<most>(slot));
    } else {
      reach.off.insert(Slot<most>(slot));
      reach.on = partners(layer, slot);
    }
    return reach;
  }
  /// The first round of a true candidate, which need not be an end of a strong link as later ones are.
  static Slots start_true(const Layer& layer, const std::array<Slots, most>& weak, int slot,
                          SeReach<Slot<most>>& reach) {
    reach.off = weak[slot];
    const Slots next = round(layer, weak, slot) - reach.on;
    reach.on |= next;
    return next;
  }
  /// One round of a weak and a strong link from what has just turned out true; returns what does now.
  static Slots advance(const Layer& layer, const std::array<Slots, most>& weak, const Slots& fresh,
                       SeReach<Slot<most>>& reach) {
    Slots off;
    Slots next;
    visit_bits(fresh, [&](int from) {
      off |= weak[from];
      next |= layer.round[from];
    });
    reach.off |= off;
    next -= reach.on;
    reach.on |= next;
    return next;
  }
  /// Fills `rounds` with what follows within 0, 1, 2 ... rounds; returns the number of the last one.
  int follow_rounds(Links links, int slot, bool on, int wanted, SeReach<Slot<most>> (&rounds)[max_rounds + 1]) {
    const Layer& layer = this->layer(links);
    const auto& weak = weak_links(links);
    rounds[0] = start(layer, slot, on);
    Slots fresh = rounds[0].on;
    int last = 0;
    while (last < wanted && !fresh.empty()) {
      rounds[last + 1] = rounds[last];
      ++last;
      fresh = advance(layer, weak, fresh, rounds[last]);
    }
    return last;
  }
  /// What may be the true and false nodes of a cycle of so many rounds through a candidate: what is i rounds from it
  /// and at most the rest of the rounds back, which is forwards from its negation.
  SeReach<Slot<most>> halves_at(Links links, int root, int rounds, const Slots& seen) {
    if (rounds > max_rounds) {
      const SeReach<Slot<most>> if_true = follow(links, root, true);
      const SeReach<Slot<most>> if_false = follow(links, root, false);
      return {if_true.on & if_false.off, if_true.off & if_false.on};
    }
    const int last_false = follow_rounds(links, root, false, rounds, if_false_);
    if (!if_false_[last_false].on.intersects(seen)) return {};
    const int last_true = follow_rounds(links, root, true, rounds, if_true_);
    SeReach<Slot<most>> halves;
    for (int i = 0; i < rounds; ++i) {
      const SeReach<Slot<most>>& there = if_true_[std::min(i, last_true)];
      halves.on |= there.on & if_false_[std::min(rounds - i, last_false)].off;
      const SeReach<Slot<most>>& further = if_true_[std::min(i + 1, last_true)];
      halves.off |= further.off & if_false_[std::min(rounds - 1 - i, last_false)].on;
    }
    return halves;
  }

  SeReach<Slot<most>> close(int slot) {
    const Layer& layer = this->layer(Links::all);
    SeReach<Slot<most>> reach;
    Slots rest{Slot<most>(slot)};
    while (!rest.empty()) {
      const Slot<most> next = rest.first();
      if (known_.contains(next)) {
        reach.on |= reaches_[next.raw].on;
        reach.off |= reaches_[next.raw].off;
      } else {
        reach.on.insert(next);
        reach.off |= weak_[next.raw];
        rest |= round(layer, weak_, next.raw);
      }
      rest -= reach.on;
    }
    return reach;
  }

  void join(int a, int b, SeReach<Slot<most>>& found) {
    const SeReach<Slot<most>>& from_a = reach(a);
    const SeReach<Slot<most>>& from_b = reach(b);
    found.on |= from_a.on & from_b.on;
    found.off |= from_a.off & from_b.off;
  }

  /// Whether some target sees a true and a false node in its digit.
  bool sees_both(const Slots& targets, const SeReach<Slot<most>>& halves) const {
    for (const Slot<most> target : targets) {
      const Slots& seen = house_weak_[target.raw];
      if (seen.intersects(halves.on) && seen.intersects(halves.off)) return true;
    }
    return false;
  }

  const SeState* state_ = nullptr;
  int count_ = 0;
  std::uint16_t slot_[729];
  std::uint16_t candidate_[most];
  std::array<Slots, most> weak_;        ///< cell peers and the digit in the houses
  std::array<Slots, most> house_weak_;  ///< the digit in the houses only
  Layer layers_[3];
  Slots known_;  ///< the candidates with an entry in `reaches_`
  std::array<SeReach<Slot<most>>, most> reaches_;
  SeReach<Slot<most>> if_true_[max_rounds + 1];  ///< by rounds, of the root at hand
  SeReach<Slot<most>> if_false_[max_rounds + 1];
};

}  // namespace deduku::se
