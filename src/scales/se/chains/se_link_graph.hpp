// Static links as sets: the consequences of an assumption, without order, parents or lengths. Decides in well under a
// microsecond whether an ordered search can find anything at all.
//
// The candidates of a grid are numbered, so that a set of them is a few words (a GraphSlot is such a number). The order
// of a static search never changes the set that it reaches, so "reached here" is exact, not an estimate.
#pragma once

#include <algorithm>
#include <span>

#include "src/core/set_access.hpp"
#include "src/scales/se/chains/links.hpp"

namespace deduku::se {

/// Calls `visit(element)` for each element; faster in hot loops than the iterator of the set.
template <class Element, class Visit>
inline void visit_bits(const Set<Element>& set, Visit visit) {
  for (int word = 0; word < static_cast<int>(Set<Element>::word_count); ++word) {
    for (auto rest = SetAccess::words(set)[word]; rest != 0; rest &= rest - 1) {
      visit(Element(Set<Element>::word_bits * word + std::countr_zero(rest)));
    }
  }
}

/// The number of a candidate among the numbered ones, some of which may no longer be on the grid.
template <int most>
struct GraphSlot : Index<GraphSlot<most>, most, std::uint16_t> {
  using Index<GraphSlot<most>, most, std::uint16_t>::Index;
};

/// The links that count: those of one digit in houses, all links with strong ones in cells only, or all.
enum class Links : std::uint8_t { in_houses, in_cells, all };

/// The links of a grid with up to `most` candidates.
template <int most>
class SeLinkGraph {
 public:
  using Slot = GraphSlot<most>;
  using Slots = Set<Slot>;
  using Reach = SeReach<Slot>;

  void prepare(const SeState& state, const CandidateBits& alive) {
    state_ = &state;
    for (Layer& layer : layers_) layer.ready = false;
    known_ = Slots();
    if (!numbered_.contains(alive)) {
      const CandidateBits all = numbered_ | alive;
      number(all.size() <= most ? all : alive);
      link_weakly();
    }
    alive_ = all_;
    visit_bits(numbered_ - alive, [&](Candidate gone) { alive_.erase(slot_[gone]); });
  }

  Slot slot_of(Candidate candidate) const { return slot_[candidate]; }
  Candidate candidate_of(Slot slot) const { return candidate_[slot]; }
  CandidateBits candidates_of(const Slots& slots) const {
    CandidateBits candidates;
    visit_bits(slots & alive_, [&](Slot slot) { candidates.insert(candidate_[slot]); });
    return candidates;
  }
  SeReach<Candidate> candidates_of(const Reach& reach) const {
    return {candidates_of(reach.on), candidates_of(reach.off)};
  }
  /// The candidates with a strong link.
  const Slots& ends(Links links) { return layer(links).ends; }
  /// The candidates that a true one excludes along these links; with `in_houses` those that its digit sees. Here and
  /// below the false ones may include candidates that are no longer on the grid.
  const Slots& excluded(Links links, Slot slot) const { return weak_links(links)[slot]; }
  /// The consequences of a true candidate along all links; computed once per grid.
  const Reach& reach(Slot slot) {
    if (!known_.contains(slot)) {
      reaches_[slot] = close(slot);
      known_.insert(slot);
    }
    return reaches_[slot];
  }
  /// The common consequences of each of these candidates being true; nothing for an empty list.
  Reach common(std::span<const Candidate> candidates) {
    Reach shared;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
      const Reach& reached = reach(slot_of(candidates[i]));
      shared.on = i == 0 ? reached.on : shared.on & reached.on;
      shared.off = (i == 0 ? alive_ : shared.off) & reached.off;
      if (shared.on.empty() && shared.off.empty()) break;
    }
    return shared;
  }
  /// The candidates that each of these excludes when it is true.
  Slots excluded_by_all(std::span<const Candidate> candidates) {
    Slots shared = alive_;
    for (Candidate candidate : candidates) {
      shared &= reach(slot_of(candidate)).off;
      if (shared.empty()) break;
    }
    return shared;
  }
  /// The consequences along these links within the given number of rounds of one weak and one strong link.
  Reach follow(Links links, Slot slot, bool on, int rounds = most) {
    const Layer& layer = this->layer(links);
    const auto& weak = weak_links(links);
    Reach reach = start(layer, slot, on);
    if (rounds == 0) return reach;
    Slots fresh = on ? start_true(layer, weak, slot, reach) : reach.on;
    for (rounds -= on ? 1 : 0; rounds > 0 && !fresh.empty(); --rounds) {
      fresh = advance(layer, weak, fresh, reach);
    }
    return reach;
  }

  /// The maximum number of rounds that `follow_rounds` distinguishes.
  static constexpr int max_rounds = 15;
  /// Fills `rounds` with the consequences within 0, 1, 2 ... rounds; returns the number of the last one.
  int follow_rounds(Links links, Slot slot, bool on, int wanted, Reach (&rounds)[max_rounds + 1]) {
    const Layer& layer = this->layer(links);
    const auto& weak = weak_links(links);
    rounds[0] = start(layer, slot, on);
    Slots fresh = rounds[0].on;
    int last = 0;
    if (on && wanted > 0) {
      rounds[++last] = rounds[0];
      fresh = start_true(layer, weak, slot, rounds[last]);
    }
    while (last < wanted && !fresh.empty()) {
      rounds[last + 1] = rounds[last];
      ++last;
      fresh = advance(layer, weak, fresh, rounds[last]);
    }
    return last;
  }

  /// The number of nodes of the shortest chain from a candidate to its negation, both included; 0 if each is longer
  /// than `longest`.
  int negation_chain(Links links, Slot slot, bool on, int longest) {
    const Layer& layer = this->layer(links);
    const auto& weak = weak_links(links);
    Slots fresh = on ? round(layer, weak, slot) : partners(layer, slot);
    Slots seen = fresh;
    for (int length = 4; length <= longest && !fresh.empty(); length += 2) {
      if (on && fresh.intersects(weak[slot])) return length;
      Slots next;
      visit_bits(fresh, [&](Slot from) { next |= layer.round[from]; });
      if (!on && next.contains(slot)) return length;
      fresh = next - seen;
      seen |= fresh;
    }
    return 0;
  }

  /// The candidates of the chains from a candidate to its negation that have the least number of nodes, `length`. If
  /// one is true some rounds after the root, it is false within the remaining rounds, as its chain back to the negation
  /// shows.
  Slots chain_nodes(Links links, Slot slot, bool on, int length) {
    const int rounds = length / 2 - (on ? 0 : 1);
    if (rounds > max_rounds) return all_;
    Reach within[max_rounds + 1];
    follow_rounds(links, slot, on, rounds, within);
    Slots nodes;
    for (int i = 0; i <= rounds; ++i) nodes |= within[i].on & within[rounds - i].off;
    return nodes;
  }

  /// The common implications of both ends of a strong link, for every link that passes `wanted(house, candidate)`; no
  /// house for a link inside a cell.
  template <class Wanted>
  Reach agreements(Wanted wanted) {
    Reach found;
    visit_cell_links(*state_, [&](Candidate a, Candidate b) {
      if (wanted(std::nullopt, a)) join(slot_[a], slot_[b], found);
    });
    visit_house_links(*state_, [&](SeHouse house, Candidate a, Candidate b) {
      if (wanted(house, a)) join(slot_[a], slot_[b], found);
    });
    return found;
  }

 private:
  struct Layer {
    bool ready = false;
    Slots ends;                 ///< the candidates with a strong link
    Per<Slot, Slots> partners;  ///< of each end
    Per<Slot, Slots> round;     ///< of each end: the true candidates after one weak and one strong link
  };

  void number(const CandidateBits& candidates) {
    numbered_ = candidates;
    all_ = Slots();
    count_ = 0;
    visit_bits(candidates, [&](Candidate candidate) {
      const Slot slot(count_++);
      slot_[candidate] = slot;
      candidate_[slot] = candidate;
      all_.insert(slot);
    });
  }
  void link_weakly() {
    Per<SeHouse, PerDigit<Slots>> places;
    PerCell<Slots> in_cell;
    for (int i = 0; i < count_; ++i) {
      const Slot slot(i);
      const Cell cell = candidate_[slot].cell();
      in_cell[cell].insert(slot);
      for (SeHouse house : houses_of(cell)) places[house][candidate_[slot].digit()].insert(slot);
    }
    for (int i = 0; i < count_; ++i) {
      const Slot slot(i);
      const Cell cell = candidate_[slot].cell();
      Slots peers;
      for (SeHouse house : houses_of(cell)) peers |= places[house][candidate_[slot].digit()];
      peers.erase(slot);
      house_weak_[slot] = peers;
      weak_[slot] = peers | in_cell[cell];
      weak_[slot].erase(slot);
    }
  }
  const Per<Slot, Slots>& weak_links(Links links) const { return links == Links::in_houses ? house_weak_ : weak_; }

  const Layer& layer(Links links) {
    Layer& layer = layers_[static_cast<int>(links)];
    if (layer.ready) return layer;
    layer.ready = true;
    layer.ends = Slots();
    if (links != Links::in_houses) {
      visit_cell_links(*state_, [&](Candidate a, Candidate b) { link(layer, slot_[a], slot_[b]); });
    }
    if (links != Links::in_cells) {
      visit_house_links(*state_, [&](SeHouse, Candidate a, Candidate b) { link(layer, slot_[a], slot_[b]); });
    }
    visit_bits(layer.ends, [&](Slot end) { layer.round[end] = through(layer, weak_links(links)[end]); });
    return layer;
  }
  static void link(Layer& layer, Slot a, Slot b) {
    link_to(layer, a, b);
    link_to(layer, b, a);
  }
  static void link_to(Layer& layer, Slot from, Slot to) {
    if (!layer.ends.contains(from)) {
      layer.ends.insert(from);
      layer.partners[from] = Slots();
    }
    layer.partners[from].insert(to);
  }
  /// The candidates that become true when these are false.
  static Slots through(const Layer& layer, const Slots& off) {
    Slots on;
    visit_bits(off & layer.ends, [&](Slot end) { on |= layer.partners[end]; });
    return on;
  }
  static Slots partners(const Layer& layer, Slot slot) {
    return layer.ends.contains(slot) ? layer.partners[slot] : Slots();
  }
  static Slots round(const Layer& layer, const Per<Slot, Slots>& weak, Slot slot) {
    return layer.ends.contains(slot) ? layer.round[slot] : through(layer, weak[slot]);
  }

  static Reach start(const Layer& layer, Slot slot, bool on) {
    Reach reach;
    if (on) {
      reach.on.insert(slot);
    } else {
      reach.off.insert(slot);
      reach.on = partners(layer, slot);
    }
    return reach;
  }
  /// The first round of a true candidate, which need not be an end of a strong link as later ones are.
  static Slots start_true(const Layer& layer, const Per<Slot, Slots>& weak, Slot slot, Reach& reach) {
    reach.off = weak[slot];
    const Slots next = round(layer, weak, slot) - reach.on;
    reach.on |= next;
    return next;
  }
  /// One round of a weak and a strong link from the newly true candidates; returns those that become true in it.
  static Slots advance(const Layer& layer, const Per<Slot, Slots>& weak, const Slots& fresh, Reach& reach) {
    Slots off;
    Slots next;
    visit_bits(fresh, [&](Slot from) {
      off |= weak[from];
      next |= layer.round[from];
    });
    reach.off |= off;
    next -= reach.on;
    reach.on |= next;
    return next;
  }
  Reach close(Slot slot) {
    const Layer& layer = this->layer(Links::all);
    Reach reach;
    Slots rest{slot};
    while (!rest.empty()) {
      Slot next = rest.first();
      if (known_.contains(next)) {
        reach.on |= reaches_[next].on;
        reach.off |= reaches_[next].off;
      } else {
        reach.on.insert(next);
        reach.off |= weak_[next];
        rest |= round(layer, weak_, next);
      }
      rest -= reach.on;
    }
    return reach;
  }

  void join(Slot a, Slot b, Reach& found) {
    const Reach& from_a = reach(a);
    const Reach& from_b = reach(b);
    found.on |= from_a.on & from_b.on;
    found.off |= from_a.off & from_b.off;
  }

  const SeState* state_ = nullptr;
  CandidateBits numbered_;  ///< weak links hold on every grid with no other candidates, so they are kept for these
  int count_ = 0;           ///< of these
  Slots all_;
  Slots alive_;  ///< those still on the present grid
  PerCandidate<Slot> slot_;
  Per<Slot, Candidate> candidate_;
  Per<Slot, Slots> weak_;        ///< the cell, and the digit in the houses
  Per<Slot, Slots> house_weak_;  ///< the digit in the houses only
  Layer layers_[3];
  Slots known_;  ///< the candidates with an entry in `reaches_`
  Per<Slot, Reach> reaches_;
};

}  // namespace deduku::se
