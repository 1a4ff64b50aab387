// A table of the steps of a list by their effects.
#pragma once

#include <vector>

#include "deduku/step.hpp"

namespace deduku {

/// For each set of effects, a step of the list that has them, if its technique and variant are also the same. Keeps its
/// memory.
class EffectTable {
 public:
  struct Entry {
    std::uint32_t ordinal = 0;  ///< of the step in the list, counted from 1; 0: there is no such step
    std::uint32_t hash = 0;
    int cost = 0;
  };

  void clear();
  /// The entry of the step in the list with the effects of this one; without such a step, a free entry for `add`. Valid
  /// until the next call.
  Entry& entry_of(const Step& step, const StepList& list);
  /// Sets a free entry to a step that was added to the list.
  void add(Entry& entry, std::size_t ordinal, int cost);

 private:
  void grow();

  /// A hash table with open addressing; its size is a power of two, and at most half of it is used.
  std::vector<Entry> entries_;
  std::size_t taken_ = 0;
};

}  // namespace deduku
