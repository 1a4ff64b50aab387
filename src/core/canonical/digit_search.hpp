// The arrangements of a puzzle in which its digits are least.
//
// Rows are laid one after the other, and only the arrangements that are least so far are kept. There are 3,359,232
// arrangements, but few remain after the first row: 18 lines can be the first, and only the emptiest are tried.
#pragma once

#include <type_traits>

#include "src/core/canonical/arrangement.hpp"

namespace deduku::canonical {

/// Keeps the least offered key, and all items offered with it.
template <class Key, class Item>
class Least {
 public:
  /// Whether a key with these numbers, up to `last`, can be admitted.
  bool may_begin(const Key& key, int last) const requires(!std::is_integral_v<Key>) {
    if (items_.empty()) return true;
    for (int i = 0; i < last; ++i) {
      if (key[i] < best_[i]) return true;
    }
    return key[last] <= best_[last];
  }
  /// Whether a key that begins with these bits, and has the given number of bits after them, can be admitted.
  bool may_begin(const Key& key, int bits_behind) const requires std::is_integral_v<Key> {
    return items_.empty() || key <= best_ >> bits_behind;
  }
  /// Whether to keep an item with this key; items with a larger key are dropped.
  bool admits(const Key& key) {
    if (!items_.empty() && best_ < key) return false;
    if (items_.empty() || key < best_) items_.clear();
    best_ = key;
    return true;
  }
  /// Reserves room for the given number of items, which saves moving them.
  void reserve(std::size_t items) { items_.reserve(items); }
  void keep(const Item& item) { items_.push_back(item); }

  void clear() { items_.clear(); }
  /// The items kept; the search begins again.
  void take(std::vector<Item>& items) {
    items.swap(items_);
    items_.clear();
  }

 private:
  Key best_{};
  std::vector<Item> items_;
};

/// The memory of a search; reusing it avoids heap allocations.
struct DigitSearchMemory {
  /// A row as a number: nine symbols of four bits each.
  using Key = std::uint64_t;
  /// A row that may come first.
  struct Opening {
    bool transposed;
    const StackOrder* stacks;
    int row;
  };

  std::vector<Opening> openings;
  std::vector<Arrangement> found;
  std::vector<BlankestRows> blankest;  ///< one per found arrangement
  Least<Key, Arrangement> least;
};

/// All arrangements, with all rows laid, that have the least digits. One represents all orders of the columns in its
/// blocks.
std::vector<Arrangement> min_digits(const Sheets& sheets);
/// The same arrangements, stored in the memory.
const std::vector<Arrangement>& min_digits(const Sheets& sheets, DigitSearchMemory& memory);

}  // namespace deduku::canonical
