// Sets of digits, positions, houses, cells and candidates: one algebra, trivially copyable, no heap.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <type_traits>

#include "deduku/export.h"
#include "deduku/per.hpp"
#include "deduku/types.hpp"

namespace DEDUKU_API deduku {

/// A set of index values as bits; element i is bit i % 64 of word i / 64.
/// `a - b` is the difference, `~a` the complement within all values of T.
template <class T>
class Set {
 public:
  using Word = std::conditional_t<T::count <= 16, std::uint16_t,
                                  std::conditional_t<T::count <= 32, std::uint32_t, std::uint64_t>>;
  static constexpr int word_bits = 8 * static_cast<int>(sizeof(Word));
  static constexpr std::size_t word_count = (T::count + word_bits - 1) / word_bits;

  constexpr Set() = default;
  constexpr Set(std::initializer_list<T> elements) {
    for (T element : elements) insert(element);
  }
  static constexpr Set all() { return ~Set(); }
  /// The set that contains value i if bit i is set (single-word sets only).
  static constexpr Set from_bits(unsigned bits) requires(word_count == 1) {
    Set set;
    set.words_[0] = static_cast<Word>(bits);
    return set;
  }
  constexpr unsigned bits() const requires(word_count == 1) { return words_[0]; }

  constexpr void insert(T element) { words_[word_of(element)] |= bit_of(element); }
  /// Without a branch, for unpredictable conditions.
  constexpr void insert_if(bool condition, T element) {
    words_[word_of(element)] |= static_cast<Word>(condition ? bit_of(element) : Word{0});
  }
  constexpr void erase(T element) { words_[word_of(element)] &= static_cast<Word>(~bit_of(element)); }
  constexpr bool contains(T element) const { return (words_[word_of(element)] & bit_of(element)) != 0; }
  constexpr bool contains(const Set& other) const { return (other - *this).empty(); }
  constexpr bool intersects(const Set& other) const { return !(*this & other).empty(); }

  constexpr bool empty() const {
    Word any = 0;
    for (Word word : words_) any |= word;
    return any == 0;
  }
  constexpr int size() const {
    int size = 0;
    for (Word word : words_) size += std::popcount(word);
    return size;
  }
  // Sets of two words are handled without a branch, because the step of a loop from one word to the other is
  // unpredictable. An empty word counts 64 zeros, and only then the zeros of the other count.

  /// The smallest element; the set must not be empty.
  constexpr T first() const {
    assert(!empty());
    if constexpr (word_count == 2) {
      const int zeros = std::countr_zero(words_[0]);
      return T(zeros + (std::countr_zero(words_[1]) & -(zeros / word_bits)));
    }
    std::size_t word = 0;
    while (words_[word] == 0) ++word;
    return T(static_cast<int>(word) * word_bits + std::countr_zero(words_[word]));
  }
  /// Removes the smallest element, if there is one.
  constexpr void erase_first() {
    if constexpr (word_count == 2) {
      const Word borrowed = words_[0] == 0 ? 1 : 0;
      words_[1] &= words_[1] - borrowed;
      words_[0] &= words_[0] - 1;
      return;
    }
    std::size_t word = 0;
    while (word + 1 < word_count && words_[word] == 0) ++word;
    words_[word] &= static_cast<Word>(words_[word] - 1);
  }
  /// The largest element; the set must not be empty.
  constexpr T last() const {
    assert(!empty());
    if constexpr (word_count == 2) {
      const int zeros = std::countl_zero(words_[1]);
      return T(2 * word_bits - 1 - zeros - (std::countl_zero(words_[0]) & -(zeros / word_bits)));
    }
    std::size_t word = word_count - 1;
    while (words_[word] == 0) --word;
    return T(static_cast<int>(word) * word_bits + word_bits - 1 - std::countl_zero(words_[word]));
  }

  constexpr Set& operator|=(const Set& other) {
    for (std::size_t i = 0; i < word_count; ++i) words_[i] |= other.words_[i];
    return *this;
  }
  constexpr Set& operator&=(const Set& other) {
    for (std::size_t i = 0; i < word_count; ++i) words_[i] &= other.words_[i];
    return *this;
  }
  constexpr Set& operator^=(const Set& other) {
    for (std::size_t i = 0; i < word_count; ++i) words_[i] ^= other.words_[i];
    return *this;
  }
  constexpr Set& operator-=(const Set& other) {
    for (std::size_t i = 0; i < word_count; ++i) words_[i] &= static_cast<Word>(~other.words_[i]);
    return *this;
  }
  friend constexpr Set operator|(Set a, const Set& b) { return a |= b; }
  friend constexpr Set operator&(Set a, const Set& b) { return a &= b; }
  friend constexpr Set operator^(Set a, const Set& b) { return a ^= b; }
  friend constexpr Set operator-(Set a, const Set& b) { return a -= b; }
  friend constexpr Set operator~(const Set& set) {
    Set complement;
    for (std::size_t i = 0; i < word_count; ++i) complement.words_[i] = static_cast<Word>(~set.words_[i]);
    constexpr int used = T::count % word_bits;
    if constexpr (used != 0) complement.words_[word_count - 1] &= static_cast<Word>((Word{1} << used) - 1);
    return complement;
  }
  /// Not defaulted: that would call a function of the library to compare the bytes.
  friend constexpr bool operator==(const Set& a, const Set& b) { return (a ^ b).empty(); }
  friend constexpr auto operator<=>(const Set&, const Set&) = default;

  /// Elements in ascending order. Changes of the set during the loop do not affect the loop.
  class Iterator : public detail::ValueIterator<Iterator, T> {
   public:
    constexpr Iterator() = default;
    explicit constexpr Iterator(const Set& set) : rest_(set) {}
    constexpr T operator*() const { return rest_.first(); }
    using detail::ValueIterator<Iterator, T>::operator++;
    constexpr Iterator& operator++() {
      rest_.erase_first();
      return *this;
    }
    friend constexpr bool operator==(const Iterator& a, const Iterator& b) { return a.rest_ == b.rest_; }

   private:
    Set rest_;
  };
  constexpr Iterator begin() const { return Iterator(*this); }
  constexpr Iterator end() const { return Iterator(Set()); }

 private:
  friend struct SetAccess;
  static constexpr std::size_t word_of(T element) { return word_count == 1 ? 0 : element.slot() / word_bits; }
  static constexpr Word bit_of(T element) {
    return static_cast<Word>(Word{1} << (word_count == 1 ? element.index() : element.index() % word_bits));
  }

  std::array<Word, word_count> words_{};
};

using DigitSet = Set<Digit>;
using PositionSet = Set<Position>;
using HouseSet = Set<House>;
using CellSet = Set<Cell>;

/// A set of candidates, kept as one set of cells per digit. Loops visit it digit by digit, cells ascending.
class CandidateSet {
 public:
  constexpr CandidateSet() = default;
  constexpr CandidateSet(std::initializer_list<Candidate> candidates) {
    for (Candidate candidate : candidates) insert(candidate);
  }
  /// `digit` in each of `cells`.
  constexpr CandidateSet(Digit digit, const CellSet& cells) { insert(digit, cells); }
  constexpr CandidateSet(Cell cell, DigitSet digits) { insert(cell, digits); }

  constexpr const CellSet& cells(Digit digit) const { return cells_[digit]; }
  constexpr DigitSet digits(Cell cell) const {
    DigitSet digits;
    for (Digit digit : Digit::all()) {
      if (cells(digit).contains(cell)) digits.insert(digit);
    }
    return digits;
  }
  /// All cells / all digits that occur.
  constexpr CellSet cells() const {
    CellSet all;
    for (const CellSet& cells : cells_) all |= cells;
    return all;
  }
  constexpr DigitSet digits() const {
    DigitSet digits;
    for (Digit digit : Digit::all()) {
      if (!cells(digit).empty()) digits.insert(digit);
    }
    return digits;
  }

  constexpr void insert(Candidate candidate) { cells_[candidate.digit()].insert(candidate.cell()); }
  constexpr void insert(Digit digit, const CellSet& cells) { cells_[digit] |= cells; }
  constexpr void insert(Cell cell, DigitSet digits) {
    for (Digit digit : digits) cells_[digit].insert(cell);
  }
  constexpr void erase(Candidate candidate) { cells_[candidate.digit()].erase(candidate.cell()); }
  constexpr bool contains(Candidate candidate) const { return cells(candidate.digit()).contains(candidate.cell()); }
  constexpr bool contains(const CandidateSet& other) const { return (other - *this).empty(); }
  constexpr bool intersects(const CandidateSet& other) const { return !(*this & other).empty(); }
  constexpr bool empty() const { return cells().empty(); }
  constexpr int size() const {
    int size = 0;
    for (const CellSet& cells : cells_) size += cells.size();
    return size;
  }
  /// The first in loop order; the set must not be empty.
  constexpr Candidate first() const {
    const Digit digit = digits().first();
    return {cells(digit).first(), digit};
  }

  constexpr CandidateSet& operator|=(const CandidateSet& other) {
    for (std::size_t i = 0; i < cells_.size(); ++i) cells_[i] |= other.cells_[i];
    return *this;
  }
  constexpr CandidateSet& operator&=(const CandidateSet& other) {
    for (std::size_t i = 0; i < cells_.size(); ++i) cells_[i] &= other.cells_[i];
    return *this;
  }
  constexpr CandidateSet& operator-=(const CandidateSet& other) {
    for (std::size_t i = 0; i < cells_.size(); ++i) cells_[i] -= other.cells_[i];
    return *this;
  }
  friend constexpr CandidateSet operator|(CandidateSet a, const CandidateSet& b) { return a |= b; }
  friend constexpr CandidateSet operator&(CandidateSet a, const CandidateSet& b) { return a &= b; }
  friend constexpr CandidateSet operator-(CandidateSet a, const CandidateSet& b) { return a -= b; }
  friend constexpr bool operator==(const CandidateSet&, const CandidateSet&) = default;
  friend constexpr auto operator<=>(const CandidateSet&, const CandidateSet&) = default;

  /// The set must not change during the loop.
  class Iterator : public detail::ValueIterator<Iterator, Candidate> {
   public:
    constexpr Iterator() = default;
    explicit constexpr Iterator(const CandidateSet& set) : set_(&set), digits_(set.digits()) { enter_digit(); }
    static constexpr Iterator past_the_end(const CandidateSet& set) { return {set, DigitSet()}; }
    constexpr Candidate operator*() const { return {cells_.first(), digits_.first()}; }
    using ValueIterator::operator++;
    constexpr Iterator& operator++() {
      cells_.erase(cells_.first());
      if (cells_.empty()) {
        digits_.erase(digits_.first());
        enter_digit();
      }
      return *this;
    }
    friend constexpr bool operator==(const Iterator& a, const Iterator& b) {
      return a.digits_ == b.digits_ && a.cells_ == b.cells_;
    }

   private:
    constexpr Iterator(const CandidateSet& set, DigitSet digits) : set_(&set), digits_(digits) {}
    constexpr void enter_digit() {
      if (!digits_.empty()) cells_ = set_->cells(digits_.first());
    }
    const CandidateSet* set_ = nullptr;
    DigitSet digits_;
    CellSet cells_;
  };
  constexpr Iterator begin() const { return Iterator(*this); }
  constexpr Iterator end() const { return Iterator::past_the_end(*this); }

 private:
  PerDigit<CellSet> cells_{};
};

}  // namespace deduku
