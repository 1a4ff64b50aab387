// The words of a set, for code that works on many elements at once.
#pragma once

#include "deduku/sets.hpp"

namespace deduku {

/// Element i is bit i % 64 of word i / 64.
struct SetAccess {
  template <class T>
  static constexpr auto& words(Set<T>& set) {
    return set.words_;
  }
  template <class T>
  static constexpr const auto& words(const Set<T>& set) {
    return set.words_;
  }
};

}  // namespace deduku
