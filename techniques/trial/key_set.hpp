// A set of hash keys that keeps its memory.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "src/core/splitmix64.hpp"

namespace deduku::trial {

/// A set of keys other than 0.
class KeySet {
 public:
  void clear() {
    std::ranges::fill(slots_, 0);
    size_ = 0;
  }
  std::size_t size() const { return size_; }
  /// Inserts the key; true if it is new.
  bool insert(std::uint64_t key) {
    if (2 * (size_ + 1) > slots_.size()) widen();
    std::uint64_t& slot = slot_of(key);
    if (slot == key) return false;
    slot = key;
    ++size_;
    return true;
  }

 private:
  std::uint64_t& slot_of(std::uint64_t key) {
    std::size_t place = key & (slots_.size() - 1);
    while (slots_[place] != 0 && slots_[place] != key) place = (place + 1) & (slots_.size() - 1);
    return slots_[place];
  }
  void widen() {
    std::vector<std::uint64_t> before(std::max<std::size_t>(1024, 2 * slots_.size()));
    before.swap(slots_);
    for (std::uint64_t key : before) {
      if (key != 0) slot_of(key) = key;
    }
  }

  std::vector<std::uint64_t> slots_;
  std::size_t size_ = 0;
};

}  // namespace deduku::trial
