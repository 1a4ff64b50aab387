// The links of a grid: pairs of candidates that exclude each other, and pairs of which one must be true.
//
// A node means "this digit is in one of these cells". It is a candidate or a group, that is all the cells of a segment
// that have the digit, two or three.
//
//     strong   if one is false, the other is true: the two candidates of a cell; two nodes that are all
//              places of a digit in a house
//     weak     if one is true, the other is false: two candidates of a cell; two nodes of a digit, each cell
//              of one seeing each cell of the other
#pragma once

#include "deduku/grid.hpp"
#include "deduku/per.hpp"
#include "src/core/bit_matrix.hpp"
#include "src/core/segments.hpp"
#include "src/core/workspace.hpp"

namespace deduku::links {

/// The kinds of links that are used, from simple to difficult.
enum class LinkClass : std::uint8_t {
  one_digit,  ///< candidates, links within a digit
  bivalue,    ///< candidates of bivalue cells, strong links inside these, weak links between them
  plain,      ///< candidates, every link
  grouped,    ///< also groups
};
inline constexpr int link_class_count = 4;

/// A candidate, or a group of candidates of one digit.
struct LinkNode {
  Digit digit;
  CellSet cells;
  Cell cell;        ///< the first cell
  Segment segment;  ///< the segment of a group
  bool is_group = false;

  Candidate candidate() const { return {cell, digit}; }

  friend bool operator==(const LinkNode&, const LinkNode&) = default;
};

/// A node with its truth: 2 * node + (true ? 1 : 0).
using ClaimIndex = int;
constexpr ClaimIndex claim(int node, bool is_true) {
  return 2 * node + (is_true ? 1 : 0);
}
constexpr int node_of(ClaimIndex claim) {
  return claim / 2;
}
constexpr bool is_true(ClaimIndex claim) {
  return claim % 2 != 0;
}
constexpr ClaimIndex negated(ClaimIndex claim) {
  return claim ^ 1;
}

/// All nodes of a class of links, and the links between them as rows of bits. Candidates come first, by cell, then by
/// digit; then groups, by digit, then by segment. A fact for each class of links.
class Links {
 public:
  static constexpr int key_count = link_class_count;

  void compute(const Grid& grid, Workspace& workspace, LinkClass links);

  int size() const { return static_cast<int>(nodes_.size()); }
  int candidate_count() const { return candidate_count_; }
  const LinkNode& operator[](int node) const { return nodes_[static_cast<std::size_t>(node)]; }
  /// The cells with nodes.
  const CellSet& cells() const { return cells_; }
  /// The node of a candidate. Precondition: the candidate exists in one of these cells.
  int node_of(Candidate candidate) const { return node_of_candidate_[candidate]; }
  /// The node of a group. Precondition: the group exists.
  int node_of(Digit digit, Segment segment) const { return node_of_group_[digit][segment]; }

  int words() const { return weak_.words(); }
  const BitMatrix::Word* weak(int node) const { return weak_.row(node); }
  const BitMatrix::Word* strong(int node) const { return strong_.row(node); }
  /// The direct consequences of a claim: if it is true, the nodes that are false; else the nodes that are true.
  const BitMatrix::Word* next(ClaimIndex claim) const {
    return is_true(claim) ? weak(links::node_of(claim)) : strong(links::node_of(claim));
  }
  /// The nodes without strong links, as one row.
  const BitMatrix::Word* dead_ends() const { return dead_ends_.row(0); }
  friend bool operator==(const Links& a, const Links& b) {
    return a.nodes_ == b.nodes_ && a.weak_ == b.weak_ && a.strong_ == b.strong_ && a.dead_ends_ == b.dead_ends_;
  }

 private:
  void add_candidates(const Grid& grid);
  void add_groups(const Grid& grid);
  void link_within_cells(const Grid& grid, LinkClass links);
  void link_weakly_within_digits(const Grid& grid);
  void link_strongly_in_houses(const Grid& grid);
  void link_to_the_rest(const Grid& grid, int group);
  void find_dead_ends();

  CellSet cells_;
  std::vector<LinkNode> nodes_;
  int candidate_count_ = 0;
  PerCandidate<std::int16_t> node_of_candidate_{};
  PerDigit<Per<Segment, std::int16_t>> node_of_group_{};
  PerDigit<std::vector<int>> groups_of_;  ///< the groups of each digit
  BitMatrix weak_;
  BitMatrix strong_;
  BitMatrix dead_ends_;
};

}  // namespace deduku::links
