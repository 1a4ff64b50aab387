// Which candidates exclude each other and which of two must be true: the links that chains run along.
//
// Nodes are candidates, and groups: all candidates of a digit in an intersection of box and line, two or three.
#pragma once

#include <vector>

#include "deduku/grid.hpp"

namespace deduku::hodoku {

/// Nodes as bits, in words of 64.
using NodeWords = std::uint64_t*;

/// A candidate, or a group of candidates of one digit.
struct HodokuChainNode {
  Digit digit;
  CellSet cells;
  Cell cell;  ///< the first
  bool is_group = false;
};

/// What links a graph has.
enum class LinkRule : std::uint8_t {
  x_chain,   ///< strong and weak within a digit
  xy_chain,  ///< strong in bivalue cells, weak within a digit; has no other cells
  plain,     ///< all of them between candidates
  grouped,   ///< with groups as well
};

/// The links of one grid. Weak: if the node is true, the other is false. Strong: if false, the other is true.
class HodokuLinkGraph {
 public:
  void build(const Grid& grid, LinkRule rule);

  int size() const { return static_cast<int>(nodes_.size()); }
  /// Nodes that are candidates come first, cells ascending, then digits.
  int candidate_count() const { return candidate_count_; }
  const HodokuChainNode& operator[](int node) const { return nodes_[static_cast<std::size_t>(node)]; }
  /// The cells with nodes.
  const CellSet& cells() const { return cells_; }
  /// The node of a candidate that is present, in one of these cells.
  int node_of(Candidate candidate) const { return node_of_[candidate.index()]; }

  int words() const { return words_; }
  const std::uint64_t* weak(int node) const { return weak_.data() + words_ * node; }
  const std::uint64_t* strong(int node) const { return strong_.data() + words_ * node; }
  /// The nodes without strong links.
  const std::uint64_t* dead_ends() const { return dead_ends_.data(); }

 private:
  void add_candidates(const Grid& grid);
  void add_groups(const Grid& grid);
  void link_within_cells(const Grid& grid, LinkRule rule);
  void link_weakly_within_digits(const Grid& grid);
  void link_strongly_in_houses(const Grid& grid);
  void link_to_the_rest(const Grid& grid, int group);
  void find_dead_ends();
  void link(std::vector<std::uint64_t>& links, int from, int to) {
    links[words_ * from + to / 64] |= std::uint64_t{1} << (to % 64);
  }
  void link_both(std::vector<std::uint64_t>& links, int a, int b) {
    link(links, a, b);
    link(links, b, a);
  }

  CellSet cells_;
  std::vector<HodokuChainNode> nodes_;
  std::array<std::int16_t, Candidate::count> node_of_{};
  /// The groups of each digit.
  std::array<std::vector<int>, Digit::count> groups_of_;
  std::vector<std::uint64_t> weak_;
  std::vector<std::uint64_t> strong_;
  std::vector<std::uint64_t> dead_ends_;
  int candidate_count_ = 0;
  int words_ = 0;
};

}  // namespace deduku::hodoku
