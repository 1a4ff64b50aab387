// Exact cover: many puzzles (Sudoku, queens, tilings) are the question which rows of a matrix of zeros and
// ones have, together, exactly one 1 in each column.
#pragma once

#include <memory_resource>
#include <vector>

#include "deduku/search.hpp"

namespace deduku::search {

/// A matrix whose rows are lists of columns: columns 0 .. primary-1 must be covered exactly once, those behind
/// them, the secondary ones, at most once. `ExactCover` takes any rows; `CompactExactCover` is for less than
/// 32768 rows of four columns each, as those of a Sudoku are, needs half the memory and is faster.
///
///   ExactCover tiling(4);
///   tiling.add_row({0, 1});
///   tiling.add_row({1, 2});
///   tiling.add_row({2, 3});
///   tiling.count();  // 1: rows 0 and 2
template <class Index, std::size_t Width = std::dynamic_extent>
class BasicExactCover {
 public:
  /// Is given the numbers of the chosen rows; returns whether the search goes on.
  using Visitor = FunctionRef<bool(std::span<const int> rows)>;

  explicit BasicExactCover(int primary, int secondary = 0)
      : primary_(primary), rows_of_(static_cast<std::size_t>(primary + secondary)) {}

  /// Adds a row with at least one column, all different. Returns its number: 0 for the first row and so on.
  int add_row(std::span<const int> columns);
  int add_row(std::initializer_list<int> columns) {
    return add_row(std::span(columns.begin(), columns.size()));
  }

  /// Visits every solution once, until the visitor returns false.
  Result enumerate(Visitor visitor) const;
  /// How many solutions there are, at most `limit` (at least 1).
  std::uint64_t count(std::uint64_t limit = no_limit) const;

  int row_count() const { return static_cast<int>(row_begins_.size()) - 1; }
  int column_count() const { return static_cast<int>(rows_of_.size()); }
  int primary_count() const { return primary_; }
  std::span<const Index, Width> columns_of(int row) const {
    if constexpr (Width != std::dynamic_extent) {
      return std::span<const Index, Width>(entries_.data() + Width * row, Width);
    } else {
      return {entries_.data() + row_begins_[row], entries_.data() + row_begins_[row + 1]};
    }
  }
  std::span<const Index> rows_of(int column) const { return rows_of_[column]; }

 private:
  int primary_;
  /// The columns of all rows, and where those of each row begin.
  std::vector<Index> entries_;
  std::vector<std::size_t> row_begins_{0};
  std::vector<std::vector<Index>> rows_of_;
};

/// A search in a matrix, which must outlive it and stay as it is. All memory is taken from `memory` when the
/// search is made.
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

  /// Makes one of these rows part of every solution. False, without effect: a row selected before covers one
  /// of its columns.
  [[nodiscard]] bool select(int row);

  /// Visits every solution once, at most `limit` (at least 1) of them; selected rows come first in each.
  /// Guesses are rows tried while their column had others left, nodes the branches of columns with several
  /// rows, and one for the beginning. A search runs once.
  Result run(std::uint64_t limit, typename Matrix::Visitor visitor);

 private:
  /// What is known of a column: how many of its rows are left, and their exclusive or, which is the row
  /// itself when one is left. Two marks on top make a column larger than any that is asked for.
  using Word = std::conditional_t<sizeof(Index) == 2, std::uint32_t, std::uint64_t>;
  static constexpr int index_bits = 8 * sizeof(Index);
  static constexpr Word one_row = Word{1} << index_bits;
  static constexpr Word two_rows = 2 * one_row;
  static constexpr Word covered = Word{1} << (2 * index_bits - 1);
  static constexpr Word secondary = Word{1} << (2 * index_bits - 2);
  static constexpr Word marks = covered | secondary;

  /// Numbers in the order in which they came; never more than there is room for.
  template <class T>
  class Stack {
   public:
    Stack(int capacity, std::pmr::memory_resource* memory)
        : items_(static_cast<std::size_t>(capacity) + 1, memory) {}
    int size() const { return size_; }
    bool empty() const { return size_ == 0; }
    std::span<const T> all() const { return {items_.data(), items_.data() + size_}; }
    void clear() { size_ = 0; }
    void push(T item) { items_[size_++] = item; }
    /// Pushes those items whose flag, indexed by the item, is 1, not 0, and returns them. Without branches, as
    /// no one can predict them.
    std::span<const T> push_those(std::span<const T> items, std::span<const T> flags) {
      T* const begin = items_.data() + size_;
      T* end = begin;
      for (T item : items) {
        *end = item;
        end += flags[item];
      }
      size_ += static_cast<int>(end - begin);
      return {begin, end};
    }
    T pop() { return items_[--size_]; }

   private:
    std::pmr::vector<T> items_;
    int size_ = 0;
  };
  /// How much has been done, to be undone up to here.
  struct Mark {
    int hidden;
    int chosen;
  };
  struct Run;

  Mark mark() const { return {hidden_.size(), chosen_.size()}; }
  void undo(const Mark& mark);
  void add(int row);
  bool take_from_columns(Index row);
  bool clear(int column);
  bool choose(int row);
  bool collect_forced();
  bool follow_forced();
  int smallest_column() const;
  bool explore(Run& run);

  const Matrix& matrix_;
  std::pmr::vector<Word> columns_;
  /// Whether each row is left.
  std::pmr::vector<Index> is_left_;
  Stack<Index> hidden_;
  Stack<int> chosen_;
  /// Columns that have come down to one row.
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

}  // namespace deduku::search
