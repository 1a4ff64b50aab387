// The links of a grid as chains follow them: a view of techniques/facts/links/node_links.hpp, without the nodes that
// have no strong link because every node of a chain has one. The nodes have an order of their own, which decides
// between equal chains: the order in which their first strong links are found, in cells, then in houses.
#pragma once

#include "deduku/step.hpp"
#include "techniques/facts/links/node_links.hpp"

namespace deduku::chains {

using links::link_class_count;
using links::LinkClass;

/// A node, and the cells that it excludes.
struct ChainNode {
  Digit digit;
  CellSet cells;
  CellSet seen;  ///< the cells that have the digit as a candidate and see all of `cells`

  bool is_single() const { return cells.size() == 1; }
  Node node() const { return {cells, digit}; }

  friend bool operator==(const ChainNode&, const ChainNode&) = default;
};

/// All nodes with strong links, and the links between them.
class LinkGraph {
 public:
  /// Builds the graph of another grid from its links, which are of this class.
  void build(const Grid& grid, const links::Links& links, LinkClass link_class);

  int size() const { return static_cast<int>(nodes_.size()); }
  int words() const { return strong_.words(); }
  const ChainNode& operator[](int node) const { return nodes_[static_cast<std::size_t>(node)]; }
  /// Per node, the nodes with which it has a link, as bits.
  const BitMatrix& strong() const { return strong_; }
  const BitMatrix& weak() const { return weak_; }
  /// Per node, the nodes with which it has an effect in common: some candidate is excluded by both. A node is in its
  /// own row if it is a candidate and not the only one of its cell.
  const BitMatrix& effective() const { return effective_; }

  /// The candidates that a node excludes if it is true.
  CandidateSet excluded_by(const Grid& grid, int node) const;
  friend bool operator==(const LinkGraph& a, const LinkGraph& b) {
    return a.nodes_ == b.nodes_ && a.strong_ == b.strong_ && a.weak_ == b.weak_ && a.effective_ == b.effective_;
  }

 private:
  void add_nodes_of_cells(const Grid& grid, const links::Links& links);
  void add_nodes_of_houses(const Grid& grid, const links::Links& links, bool grouped);
  void add_groups(const Grid& grid, const links::Links& links, House house, Digit digit);
  void add_node(const Grid& grid, const links::Links& links, int node);
  void add_links(const links::Links& links);
  void add_effects(const Grid& grid, bool inside_cells);

  std::vector<ChainNode> nodes_;
  std::vector<int> sources_;   ///< per node, its number among all links
  std::vector<int> place_of_;  ///< the inverse; -1 for nodes that are omitted
  BitMatrix strong_;
  BitMatrix weak_;
  BitMatrix effective_;
  BitMatrix excluders_;
};

}  // namespace deduku::chains
