// Rows of bits: sets of nodes whose number is known only at run time.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace deduku {

/// Adds one element to a row.
inline void insert(std::uint64_t* row, int column) {
  row[column / 64] |= std::uint64_t{1} << (column % 64);
}
inline bool contains(const std::uint64_t* row, int column) {
  return (row[column / 64] >> (column % 64) & 1) != 0;
}

/// A matrix of bits whose rows are whole words. Reuses its memory.
class BitMatrix {
 public:
  using Word = std::uint64_t;
  static constexpr int word_bits = 64;

  /// Makes all bits 0 and changes the size.
  void reset(int rows, int columns) {
    words_ = (columns + word_bits - 1) / word_bits;
    bits_.assign(static_cast<std::size_t>(rows) * static_cast<std::size_t>(words_), 0);
  }

  /// The number of words in a row.
  int words() const { return words_; }
  Word* row(int row) { return bits_.data() + static_cast<std::ptrdiff_t>(row) * words_; }
  const Word* row(int row) const { return bits_.data() + static_cast<std::ptrdiff_t>(row) * words_; }

  void insert(int row, int column) { deduku::insert(this->row(row), column); }
  bool contains(int row, int column) const { return deduku::contains(this->row(row), column); }
  bool is_empty(int row) const {
    Word any = 0;
    for (int i = 0; i < words_; ++i) any |= this->row(row)[i];
    return any == 0;
  }
  friend bool operator==(const BitMatrix&, const BitMatrix&) = default;

 private:
  std::vector<Word> bits_;
  int words_ = 0;
};

/// Calls `visit(column)` for every bit that is set, ascending; returns true as soon as `visit` does.
template <class Visit>
bool any_of_bits(const BitMatrix::Word* row, int words, Visit&& visit) {
  for (int i = 0; i < words; ++i) {
    for (BitMatrix::Word rest = row[i]; rest != 0; rest &= rest - 1) {
      if (visit(i * BitMatrix::word_bits + std::countr_zero(rest))) return true;
    }
  }
  return false;
}

/// Calls `visit(column)` for every bit that is set, ascending.
template <class Visit>
void for_each_bit(const BitMatrix::Word* row, int words, Visit&& visit) {
  any_of_bits(row, words, [&](int column) {
    visit(column);
    return false;
  });
}

/// Adds the elements of one row to another.
inline void unite(BitMatrix::Word* target, const BitMatrix::Word* source, int words) {
  for (int i = 0; i < words; ++i) target[i] |= source[i];
}

/// Keeps the elements that are also in another row.
inline void intersect(BitMatrix::Word* target, const BitMatrix::Word* source, int words) {
  for (int i = 0; i < words; ++i) target[i] &= source[i];
}

/// Sets `reached` to the targets of the links of `from` that are not in `known`, and adds them there; returns whether
/// there are any.
inline bool spread(const BitMatrix::Word* from, const BitMatrix& links, BitMatrix::Word* known,
                   BitMatrix::Word* reached) {
  const int words = links.words();
  std::fill_n(reached, words, 0);
  for_each_bit(from, words, [&](int node) { unite(reached, links.row(node), words); });
  BitMatrix::Word any = 0;
  for (int i = 0; i < words; ++i) {
    reached[i] &= ~known[i];
    known[i] |= reached[i];
    any |= reached[i];
  }
  return any != 0;
}

}  // namespace deduku
