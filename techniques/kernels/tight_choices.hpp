// Tight choices: of several sets some that have, together, only as many elements as they are.
//
//     A   4 7 .         Three cells, three digits: the cells take all of them, and nobody else gets one. The
//     B   4 . 9         cells of a house with their digits make naked subsets, the digits of a house with
//     C   . 7 9         their positions hidden ones, and the lines of a digit with its positions make fish.
//
// This is the simple half of Hall's theorem on marriages.
#pragma once

#include "techniques/kernels/order.hpp"

namespace deduku::kernel {

/// The sets to choose from, each with its owner; at most nine.
template <class Owner, class Element>
class Owned {
 public:
  /// Only sets that can take part in a tight choice of `size` are kept. One element alone is a single.
  void add_if_fit(Owner owner, Set<Element> set, int size) {
    if (set.size() < 2 || set.size() > size) return;
    owners_[count_] = owner;
    sets_[count_++] = set;
  }
  int count() const { return count_; }
  template <std::size_t size>
  Set<Element> united(const std::array<std::uint8_t, size>& choice) const {
    Set<Element> all;
    for (int i : choice) all |= sets_[i];
    return all;
  }
  template <std::size_t size>
  Set<Owner> owners(const std::array<std::uint8_t, size>& choice) const {
    Set<Owner> owners;
    for (int i : choice) owners.insert(owners_[i]);
    return owners;
  }

 private:
  std::array<Owner, 9> owners_;
  std::array<Set<Element>, 9> sets_;
  int count_ = 0;
};

/// Calls `visit(owners, elements)` with every choice of `size` sets that has `size` elements.
template <class Order, int size, class Owner, class Element, class Visit>
bool tight_choices(const Owned<Owner, Element>& sets, Visit&& visit) {
  for (const Choice<size>& choice : Order::template choices<size>(sets.count())) {
    const Set<Element> elements = sets.united(choice);
    if (elements.size() == size && visit(sets.owners(choice), elements)) return true;
  }
  return false;
}

}  // namespace deduku::kernel
