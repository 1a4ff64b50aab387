// The least of many, with all who are alike.
#pragma once

#include <type_traits>
#include <vector>

namespace deduku::canonical {

/// What is least of all that was offered, with all who offered it.
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
  /// Whether a key that begins so, and has as many bits after it, can be admitted.
  bool may_begin(const Key& key, int bits_behind) const requires std::is_integral_v<Key> {
    return items_.empty() || key <= best_ >> bits_behind;
  }
  /// Whether somebody with this key is to be kept; who has a larger one is forgotten.
  bool admits(const Key& key) {
    if (!items_.empty() && best_ < key) return false;
    if (items_.empty() || key < best_) items_.clear();
    best_ = key;
    return true;
  }
  /// Room for so many, which saves moving them.
  void reserve(std::size_t items) { items_.reserve(items); }
  void keep(const Item& item) { items_.push_back(item); }

  void clear() { items_.clear(); }
  /// Who was kept; the search begins again.
  void take(std::vector<Item>& items) {
    items.swap(items_);
    items_.clear();
  }

 private:
  Key best_{};
  std::vector<Item> items_;
};

}  // namespace deduku::canonical
