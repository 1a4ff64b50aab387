// Iterators over ranges that make their elements on access by index.
#pragma once

#include <compare>
#include <cstddef>
#include <iterator>
#include <utility>

#include "deduku/export.h"

namespace DEDUKU_API deduku {

/// An index into a range that has `range[place]`, from 0: a random-access iterator whose elements are values, made on
/// each access. The range must outlive it and the objects that it refers to.
template <class Range>
class PlaceIterator {
 public:
  using value_type = std::remove_cvref_t<decltype(std::declval<const Range&>()[std::size_t{}])>;
  using difference_type = std::ptrdiff_t;
  using reference = value_type;
  using iterator_category = std::input_iterator_tag;  // an iterator that makes its values is not a forward iterator
                                                      // before C++20
  using iterator_concept = std::random_access_iterator_tag;

  /// The result of `->`: the element, as long as the expression lasts.
  struct pointer {
    value_type element;
    const value_type* operator->() const { return &element; }
  };

  PlaceIterator() = default;
  PlaceIterator(const Range& range, std::size_t place) : range_(&range), place_(static_cast<difference_type>(place)) {}

  reference operator*() const { return (*range_)[static_cast<std::size_t>(place_)]; }
  pointer operator->() const { return {**this}; }
  reference operator[](difference_type distance) const { return *(*this + distance); }

  PlaceIterator& operator+=(difference_type distance) {
    place_ += distance;
    return *this;
  }
  PlaceIterator& operator-=(difference_type distance) { return *this += -distance; }
  PlaceIterator& operator++() { return *this += 1; }
  PlaceIterator& operator--() { return *this -= 1; }
  PlaceIterator operator++(int) {
    const PlaceIterator before = *this;
    ++*this;
    return before;
  }
  PlaceIterator operator--(int) {
    const PlaceIterator before = *this;
    --*this;
    return before;
  }
  friend PlaceIterator operator+(PlaceIterator iterator, difference_type distance) { return iterator += distance; }
  friend PlaceIterator operator+(difference_type distance, PlaceIterator iterator) { return iterator += distance; }
  friend PlaceIterator operator-(PlaceIterator iterator, difference_type distance) { return iterator -= distance; }
  friend difference_type operator-(const PlaceIterator& a, const PlaceIterator& b) { return a.place_ - b.place_; }
  friend bool operator==(const PlaceIterator& a, const PlaceIterator& b) { return a.place_ == b.place_; }
  friend auto operator<=>(const PlaceIterator& a, const PlaceIterator& b) { return a.place_ <=> b.place_; }

 private:
  const Range* range_ = nullptr;
  difference_type place_ = 0;
};

}  // namespace deduku
