// Exact cover: many puzzles (Sudoku, queens, tilings) are equivalent to selecting rows of a matrix of zeros and ones
// that have together exactly one 1 in each column.
#pragma once

#include <algorithm>
#include <bit>
#include <limits>
#include <memory_resource>
#include <vector>

#include "deduku/export.h"
#include "deduku/search.hpp"

namespace DEDUKU_API deduku {
namespace search {

/// A matrix whose rows are lists of columns: columns 0 .. primary-1 must be covered exactly once, those after them, the
/// secondary ones, at most once. `ExactCover` takes any rows; `CompactExactCover` is faster, but limited to fewer than
/// 65536 rows of four columns each and at most 16 rows in a column, which is enough for a Sudoku.
///
///   ExactCover tiling(4);
///   tiling.add_row({0, 1});
///   tiling.add_row({1, 2});
///   tiling.add_row({2, 3});
///   tiling.count();  // 1: rows 0 and 2
template <class Index, std::size_t Width = std::dynamic_extent>
class BasicExactCover {
 public:
  /// Receives the numbers of the chosen rows; returns whether the search continues.
  using Visitor = FunctionRef<bool(std::span<const int> rows)>;

  /// The number of columns of each kind, each at least 0; together at least 1, and at most the maximum of an `int` and
  /// of an `Index`.
  explicit BasicExactCover(int primary, int secondary = 0)
      : primary_(primary), sizes_(static_cast<std::size_t>(primary + secondary)), rows_(word_bits * sizes_.size()) {}
  /// Makes a matrix from unchecked numbers: empty if a matrix cannot have this number of columns.
  static std::optional<BasicExactCover> checked(int primary, int secondary = 0) {
    constexpr std::int64_t most =
        std::min<std::int64_t>(std::numeric_limits<Index>::max(), std::numeric_limits<int>::max());
    const std::int64_t all = std::int64_t{primary} + secondary;
    const bool is_sound = primary >= 0 && secondary >= 0 && 1 <= all && all <= most;
    return is_sound ? std::optional<BasicExactCover>(BasicExactCover(primary, secondary)) : std::nullopt;
  }

  /// Adds a row with at least one column, each 0 .. column_count()-1, all different. Returns its number: 0 for the
  /// first row and so on.
  int add_row(std::span<const int> columns);
  int add_row(std::initializer_list<int> columns) { return add_row(std::span(columns.begin(), columns.size())); }

  /// Visits every solution once, until the visitor returns false. Like `count`, it may be called from several threads
  /// at once while no row is added.
  Result enumerate(Visitor visitor) const;
  /// The number of solutions, at most `limit` (at least 1).
  std::uint64_t count(std::uint64_t limit = no_limit) const;

  int row_count() const { return static_cast<int>(row_begins_.size()) - 1; }
  int column_count() const { return static_cast<int>(sizes_.size()); }
  int primary_count() const { return primary_; }

 private:
  template <class, std::size_t>
  friend class BasicExactCoverSearch;

  /// A set of rows of a column is stored in words of `word_bits` bits; bit b of word w represents one row. The first
  /// words of all columns come first, then the second words, so that words can be added at any time.
  static constexpr int word_bits = 8 * sizeof(Index);
  static constexpr bool one_word_per_column = Width != std::dynamic_extent;

  /// A row in a column: the word and the bit that represent it.
  struct Entry {
    Index column;
    Index word;
    Index bit;
  };

  void require_sound(std::span<const int> columns, int row) const;
  std::span<const Entry, Width> entries_of(int row) const {
    const Entry* const entries = entries_.data();
    if constexpr (one_word_per_column) {
      return std::span<const Entry, Width>(entries + Width * row, Width);
    } else {
      return {entries + row_begins_[row], entries + row_begins_[row + 1]};
    }
  }
  int word_count() const { return static_cast<int>(rows_.size()) / word_bits; }
  int words_per_column() const { return one_word_per_column ? 1 : word_count() / column_count(); }
  Index row_of(int word, Index bit) const { return rows_[word_bits * word + std::countr_zero(bit)]; }

  int primary_;
  /// The number of rows of each column.
  std::vector<Index> sizes_;
  /// The entries of all rows, and the index where those of each row begin.
  std::vector<Entry> entries_;
  std::vector<std::size_t> row_begins_{0};
  /// The row of each bit of each word.
  std::vector<Index> rows_;
};

/// A search in a matrix, which must outlive it and not change. All memory comes from `memory`: the initial memory of
/// the search at its construction, and a copy of the columns for each nested guess.
template <class Index, std::size_t Width = std::dynamic_extent>
class BasicExactCoverSearch {
 public:
  using Matrix = BasicExactCover<Index, Width>;

  /// Chooses from all rows.
  explicit BasicExactCoverSearch(const Matrix& matrix,
                                 std::pmr::memory_resource* memory = std::pmr::get_default_resource());
  /// Chooses from these rows only, all different.
  BasicExactCoverSearch(const Matrix& matrix, std::span<const Index> rows,
                        std::pmr::memory_resource* memory = std::pmr::get_default_resource());

  /// Makes one of these rows, 0 .. row_count()-1, part of every solution. Returns false, without effect, if a row
  /// selected before covers one of its columns.
  [[nodiscard]] bool select(int row);

  /// Visits every solution once, at most `limit` (at least 1) of them; selected rows come first in each. Guesses are
  /// rows tried while their column had other rows, nodes the branches of columns with several rows, and one for the
  /// root. A search runs once.
  Result run(std::uint64_t limit, typename Matrix::Visitor visitor);

 private:
  using Entry = typename Matrix::Entry;
  /// The remaining rows, as bits, and above them, in the first word of a column, the number of rows of the column. Two
  /// marks at the top make a column larger than any that the search compares.
  using Word = std::conditional_t<sizeof(Index) == 2, std::uint32_t, std::uint64_t>;
  static constexpr Word one_row = Word{1} << Matrix::word_bits;
  static constexpr Word two_rows = 2 * one_row;
  static constexpr Word covered = Word{1} << (2 * Matrix::word_bits - 1);
  static constexpr Word secondary = covered / 2;

  /// A stack of fixed capacity, the size of the buffer, that is read in insertion order.
  template <class T>
  class Stack {
   public:
    Stack(int capacity, std::pmr::memory_resource* memory) : items_(static_cast<std::size_t>(capacity), memory) {}
    int size() const { return size_; }
    bool empty() const { return size_ == 0; }
    std::span<const T> all() const { return {items_.data(), items_.data() + size_}; }
    void shrink(int size) { size_ = size; }
    void push(T item) { items_[size_++] = item; }
    T pop() { return items_[--size_]; }

   private:
    std::pmr::vector<T> items_;
    int size_ = 0;
  };
  struct Run;

  void save(std::size_t depth);
  void add(int row);
  Word take(Entry entry);
  Index rows_left(int word) const { return static_cast<Index>(words_[word]); }
  bool hide(int row);
  bool clear(Index column);
  bool choose(int row);
  int row_left(int column) const;
  bool collect_forced();
  bool follow_forced();
  int smallest_column() const;
  bool explore(Run& run, std::size_t depth);
  bool report(Run& run) const;

  const Matrix& matrix_;
  std::pmr::vector<Word> words_;
  /// The saved words, one vector for each guess on the path.
  std::pmr::vector<std::pmr::vector<Word>> saved_;
  Stack<int> chosen_;
  /// Columns with only one row left.
  Stack<Index> forced_;
};

using ExactCover = BasicExactCover<std::uint32_t>;
using ExactCoverSearch = BasicExactCoverSearch<std::uint32_t>;
using CompactExactCover = BasicExactCover<std::uint16_t, 4>;
using CompactExactCoverSearch = BasicExactCoverSearch<std::uint16_t, 4>;

extern template class BasicExactCover<std::uint32_t>;
extern template class BasicExactCover<std::uint16_t, 4>;
extern template class BasicExactCoverSearch<std::uint32_t>;
extern template class BasicExactCoverSearch<std::uint16_t, 4>;

}  // namespace search
}  // namespace deduku
