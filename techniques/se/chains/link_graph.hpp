// Static links as sets: what follows from an assumption, without order, parents or lengths. Decides in
// well under a microsecond whether an ordered search can find anything at all.
//
// The order of a static search never changes what it reaches, so "reached here" is exact, not an estimate.
#pragma once

#include <algorithm>

#include "techniques/se/chains/links.hpp"

namespace deduku::se {

/// The candidates that cannot be true beside each candidate: cell mates and the digit in its peers.
const std::array<CandidateBits, 729>& weak_links();
/// The digit in the peers only.
const std::array<CandidateBits, 729>& weak_house_links();

/// Calls `visit(index)` for each element; faster in hot loops than the iterator of the set.
template <class Element, class Visit>
inline void visit_bits(const Set<Element>& set, Visit visit) {
  for (int word = 0; word < Set<Element>::word_count; ++word) {
    for (auto rest = set.words[word]; rest != 0; rest &= rest - 1) {
      visit(Set<Element>::word_bits * word + std::countr_zero(rest));
    }
  }
}

/// Strong links between elements: `Candidate` for all digits together, `Cell` for one digit.
template <class Element>
class LinkGraph {
 public:
  void clear(const Set<Element>& alive, const Set<Element>* weak) {
    alive_ = alive;
    ends_ = Set<Element>();
    weak_ = weak;
  }
  void link(int a, int b) {
    add(a, b);
    add(b, a);
  }
  /// The elements with a strong link.
  const Set<Element>& ends() const { return ends_; }

  /// What follows from an element being true (or false).
  Reach<Element> follow(int root, bool on) const {
    return follow(root, on, [](int) -> const Reach<Element>* { return nullptr; });
  }
  /// The same; `known(element)` may give what follows from an element being true, found before.
  template <class Known>
  Reach<Element> follow(int root, bool on, Known known) const {
    Reach<Element> reach;
    std::uint16_t stack[Element::count];
    int depth = 0;
    const auto turn_on = [&](int element) {
      if (reach.on.contains(Element(element))) return;
      reach.on.insert(Element(element));
      if (const Reach<Element>* const rest = known(element); rest != nullptr) {
        reach.on |= rest->on;
        reach.off |= rest->off;
      } else {
        stack[depth++] = static_cast<std::uint16_t>(element);
      }
    };
    const auto turn_off = [&](int element) {
      for (int i = 0; i < partner_count_[element]; ++i) turn_on(partners_[element][i]);
    };
    if (on) {
      turn_on(root);
    } else {
      reach.off.insert(Element(root));
      if (ends_.contains(Element(root))) turn_off(root);
    }
    while (depth > 0) {
      const Set<Element> fresh = (weak_[stack[--depth]] & alive_) - reach.off;
      reach.off |= fresh;
      visit_bits(fresh & ends_, turn_off);
    }
    return reach;
  }

  /// The number of nodes of the shortest chain from an element to its negation, both included; 0 when none
  /// has at most `most`.
  int negation_chain(int root, bool on, int most) const {
    Reach<Element> seen;
    std::uint16_t level[Element::count];
    std::uint16_t next[Element::count];
    int count = 0;
    if (on) {
      level[count++] = static_cast<std::uint16_t>(root);
    } else {
      if (!ends_.contains(Element(root))) return 0;
      seen.off.insert(Element(root));
      count = turn_on_partners(root, seen.on, level, 0);
    }
    for (int length = on ? 2 : 4; count > 0 && length <= most; length += 2) {
      int next_count = 0;
      for (int i = 0; i < count; ++i) {
        if (on && weak_[level[i]].contains(Element(root))) return length;
        const Set<Element> fresh = (weak_[level[i]] & ends_) - seen.off;
        seen.off |= fresh;
        visit_bits(fresh, [&](int end) { next_count = turn_on_partners(end, seen.on, next, next_count); });
      }
      if (!on && seen.on.contains(Element(root))) return length;
      count = next_count;
      std::copy(next, next + count, level);
    }
    return 0;
  }

 private:
  int turn_on_partners(int end, Set<Element>& on, std::uint16_t* list, int count) const {
    for (int i = 0; i < partner_count_[end]; ++i) {
      const Element partner(partners_[end][i]);
      if (on.contains(partner)) continue;
      on.insert(partner);
      list[count++] = static_cast<std::uint16_t>(partner.index());
    }
    return count;
  }
  void add(int from, int to) {
    if (!ends_.contains(Element(from))) {
      ends_.insert(Element(from));
      partner_count_[from] = 0;
    }
    partners_[from][partner_count_[from]++] = static_cast<std::uint16_t>(to);
  }

  Set<Element> alive_;
  Set<Element> ends_;
  const Set<Element>* weak_ = nullptr;
  std::uint16_t partners_[Element::count][4];
  std::uint8_t partner_count_[Element::count];
};

/// Calls `visit(a, b)` with the two candidates of every strong link inside a cell.
template <class Visit>
void visit_cell_links(const State& state, Visit visit) {
  for (int cell = 0; cell < 81; ++cell) {
    const unsigned digits = state.cell[cell];
    if (is_pair(digits)) visit(9 * cell + lowest(digits), 9 * cell + other_of(digits, lowest(digits)));
  }
}

/// Calls `visit(house, a, b)` with the two cells of every strong link of a digit.
template <class Visit>
void visit_house_links(const State& state, int digit, Visit visit) {
  for (int house = 0; house < 27; ++house) {
    const unsigned places = state.place[house][digit];
    if (!is_pair(places)) continue;
    const int first = lowest(places);
    visit(house, geometry.cell_at[house][first], geometry.cell_at[house][other_of(places, first)]);
  }
}

/// The same for all digits: `visit(house, digit, a, b)`.
template <class Visit>
void visit_house_links(const State& state, Visit visit) {
  for (int digit = 0; digit < 9; ++digit) {
    visit_house_links(state, digit, [&](int house, int a, int b) { visit(house, digit, a, b); });
  }
}

}  // namespace deduku::se
