// The least of many, with all who are alike.
#pragma once

#include <vector>

namespace deduku::canonical {

/// What is least of all that was offered, with all who offered it.
template <class Key, class Item>
class Least {
 public:
  /// Whether nobody with a key that begins with these numbers, up to `last`, can be kept any more.
  bool beats(const Key& key, int last) const {
    if (items_.empty()) return false;
    for (int i = 0; i < last; ++i) {
      if (key[i] < best_[i]) return false;
    }
    return best_[last] < key[last];
  }
  /// Whether somebody with this key is to be kept; who has a larger one is forgotten.
  bool admits(const Key& key) {
    if (!items_.empty() && best_ < key) return false;
    if (items_.empty() || key < best_) items_.clear();
    best_ = key;
    return true;
  }
  void keep(const Item& item) { items_.push_back(item); }

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
