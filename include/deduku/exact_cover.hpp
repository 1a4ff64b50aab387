// Exact cover: many puzzles (Sudoku, queens, tilings) are the question which rows of a matrix of zeros and
// ones have, together, exactly one 1 in each column.
#pragma once

#include <memory_resource>
#include <vector>

#include "deduku/search.hpp"

namespace deduku::search {

/// A matrix whose rows are lists of columns, and the search for all choices of rows that cover each primary
/// column exactly once and each secondary column at most once. All memory is taken when it is made.
///
///   ExactCover tiling({.primary = 4, .rows = 3, .entries = 6});
///   tiling.add_row({0, 1});
///   tiling.add_row({1, 2});
///   tiling.add_row({2, 3});
///   tiling.count();  // 1: rows 0 and 2
class ExactCover {
 public:
  /// How large a matrix may become.
  struct Size {
    int primary = 0;    ///< columns 0 .. primary-1
    int secondary = 0;  ///< columns primary .. primary+secondary-1
    int rows = 0;
    int entries = 0;  ///< columns in all rows together
  };
  /// Is given the numbers of the chosen rows, the selected ones first; returns whether the search goes on.
  using Visitor = FunctionRef<bool(std::span<const int> rows)>;

  /// `memory` must outlive the matrix.
  explicit ExactCover(const Size& size, std::pmr::memory_resource* memory = std::pmr::get_default_resource());

  /// Adds a row with at least one column, all different. Returns its number: 0 for the first row and so on.
  /// All rows are added before the first is selected.
  int add_row(std::span<const int> columns);
  int add_row(std::initializer_list<int> columns) {
    return add_row(std::span(columns.begin(), columns.size()));
  }
  /// Makes a row part of every solution. False, without effect: a selected row already covers one of its
  /// columns.
  [[nodiscard]] bool select(int row);

  /// Visits every solution once, at most `limit` (at least 1) of them. Guesses are rows tried while their
  /// column had others left, nodes the branches of columns with several rows, and one for the beginning. The
  /// matrix is unchanged afterwards.
  Result search(std::uint64_t limit, Visitor visitor);
  /// How many solutions there are, at most `limit`.
  std::uint64_t count(std::uint64_t limit = no_limit);

 private:
  using Link = std::uint32_t;
  /// The header of a column. Headers of uncovered primary columns form a ring with the root, which stands
  /// behind the last column.
  struct Column {
    Link left;
    Link right;
    Link size;  ///< rows left in it
    bool covered;
  };
  /// A 1 of the matrix. The ones of a column that are left form a ring with the first node of that
  /// number, its header; the ones of a row stand side by side.
  struct Node {
    Link up;
    Link down;
    Link column;
    Link row;
  };
  struct Run;

  Link root() const { return static_cast<Link>(columns_.size()) - 1; }
  std::span<Node> nodes_of(Link row) {
    return std::span(nodes_).subspan(row_begins_[row], row_begins_[row + 1] - row_begins_[row]);
  }
  void unlink(const Node& node);
  void relink(const Node& node, Link index);
  void cover(Link column);
  void uncover(Link column);
  void choose_row(const Node& node);
  void unchoose_row(const Node& node);
  Link smallest_column() const;
  bool explore(Run& run);
  bool branch(Run& run, Link column);
  bool report(Run& run) const;

  std::pmr::vector<Column> columns_;
  std::pmr::vector<Node> nodes_;
  std::pmr::vector<Link> row_begins_;
  std::pmr::vector<int> chosen_;
};

}  // namespace deduku::search
