// The least key of many, with all items that have it.
#pragma once

#include <type_traits>
#include <vector>

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

}  // namespace deduku::canonical
