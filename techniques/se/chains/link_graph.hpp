// Static links as sets: what follows from an assumption, without order, parents or lengths. Decides in
// well under a microsecond whether an ordered search can find anything at all.
//
// The order of a static search never changes what it reaches, so "reached here" is exact, not an estimate.
#pragma once

#include "techniques/se/chains/links.hpp"

namespace deduku::se {

/// The candidates that cannot be true beside each candidate: cell mates and the digit in its peers.
const std::array<CandidateBits, 729>& weak_links();
/// The digit in the peers only.
const std::array<CandidateBits, 729>& weak_house_links();

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
      for (int word = 0; word < Set<Element>::word_count; ++word) {
        for (auto ends = fresh.words[word] & ends_.words[word]; ends != 0; ends &= ends - 1) {
          turn_off(Set<Element>::word_bits * word + std::countr_zero(ends));
        }
      }
    }
    return reach;
  }

 private:
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
