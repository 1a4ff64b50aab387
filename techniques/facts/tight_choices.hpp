// Tight choices: some sets out of several that together have only as many elements as there are sets.
//
//     A   4 7 .         Three cells, three digits: the cells take all of them, and no other cell can hold one. The
//     B   4 . 9         cells of a house with their digits make naked subsets, the digits of a house with
//     C   . 7 9         their positions hidden ones, and the lines of a digit with its positions make fish.
//
// This is the simple half of Hall's theorem on marriages.
#pragma once

#include <utility>

#include "deduku/sets.hpp"

namespace deduku::facts {

/// The sets to choose from, each with its owner; at most nine.
template <class Owner, class Element>
class OwnedSets {
 public:
  /// Only sets that can take part in a tight choice of `size` are kept. One element alone is a single.
  void add_if_fit(Owner owner, Set<Element> set, int size) {
    if (set.size() >= 2 && set.size() <= size) add(owner, set);
  }
  void add(Owner owner, Set<Element> set) {
    owners_[count_] = owner;
    sets_[count_++] = set;
  }
  int count() const { return count_; }
  Owner owner(int i) const { return owners_[i]; }
  Set<Element> set(int i) const { return sets_[i]; }

 private:
  std::array<Owner, 9> owners_;
  std::array<Set<Element>, 9> sets_;
  int count_ = 0;
};

/// Adds `missing` sets from number `from` on to the chosen ones. Prunes choices with too many elements.
template <int size, int missing, class Owner, class Element, class Visit>
bool extend_choice(const OwnedSets<Owner, Element>& sets, int from, const std::pair<Set<Owner>, Set<Element>>& chosen,
                   Visit& visit) {
  for (int i = from; i <= sets.count() - missing; ++i) {
    const Set<Element> elements = chosen.second | sets.set(i);
    if (elements.size() > size) continue;
    const Set<Owner> owners = chosen.first | Set<Owner>{sets.owner(i)};
    if constexpr (missing > 1) {
      if (extend_choice<size, missing - 1>(sets, i + 1, std::pair(owners, elements), visit)) return true;
    } else {
      if (elements.size() == size && visit(owners, elements)) return true;
    }
  }
  return false;
}

/// Calls `visit(owners, elements)` with every choice of `size` sets that has `size` elements, in lexicographic order.
template <int size, class Owner, class Element, class Visit>
bool tight_choices(const OwnedSets<Owner, Element>& sets, Visit&& visit) {
  if (sets.count() < size) return false;
  return extend_choice<size, size>(sets, 0, std::pair(Set<Owner>(), Set<Element>()), visit);
}

}  // namespace deduku::facts
