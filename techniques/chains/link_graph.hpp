// The links of a grid: what chains are made of.
//
// A node says "this digit is in one of these cells": a candidate; or a group, which is two or three cells of a
// segment, all that have the digit there. Strong link: one of two nodes is true. Weak link: not both are.
//
//     strong   the two candidates of a cell
//              two nodes that are all places of a digit in a house
//     weak     two candidates of a cell
//              two nodes of a digit, each cell of one seeing each cell of the other
#pragma once

#include "deduku/step.hpp"
#include "techniques/facts/links/node_links.hpp"

namespace deduku::chains {

using links::link_class_count;
using links::LinkClass;

/// A node, and what it excludes.
struct ChainNode {
  Digit digit;
  CellSet cells;
  CellSet seen;  ///< the cells that have the digit as a candidate and see all of `cells`

  bool is_single() const { return cells.size() == 1; }
  Node node() const { return {cells, digit}; }
};

/// All nodes with strong links, and the links between them.
class LinkGraph {
 public:
  /// Makes the graph of another grid.
  void build(const Grid& grid, LinkClass links);

  int size() const { return static_cast<int>(nodes_.size()); }
  int words() const { return strong_.words(); }
  const ChainNode& operator[](int node) const { return nodes_[static_cast<std::size_t>(node)]; }
  /// Per node the nodes it has a link with, as bits.
  const BitMatrix& strong() const { return strong_; }
  const BitMatrix& weak() const { return weak_; }
  /// Per node the nodes with which it has an effect in common: some candidate is false whichever of the two is true. A
  /// node has itself where it is a candidate and not the only one of its cell.
  const BitMatrix& effective() const { return effective_; }

  /// The candidates that a node excludes where it is true.
  CandidateSet excluded_by(const Grid& grid, int node) const;

 private:
  void add_cell_links(const Grid& grid);
  void add_house_links(const Grid& grid, bool grouped);
  void add_group_links(const Grid& grid, House house, Digit digit);
  int add_node(const Grid& grid, Digit digit, const CellSet& cells);
  int node_of(const Grid& grid, Digit digit, const CellSet& cells);
  void add_weak_links(bool inside_cells);
  void add_effects(const Grid& grid, bool inside_cells);

  struct StrongLink {
    std::uint16_t a;
    std::uint16_t b;
  };
  std::vector<ChainNode> nodes_;
  std::vector<StrongLink> strong_list_;
  std::array<std::vector<std::uint16_t>, Digit::count> nodes_of_digit_;
  /// Where a candidate, and where the group of a digit in a segment, stands in `nodes_`, counted from 1.
  std::array<std::uint16_t, Candidate::count> single_;
  std::array<std::array<std::uint16_t, 54>, Digit::count> group_;
  BitMatrix strong_;
  BitMatrix weak_;
  BitMatrix effective_;
  BitMatrix excluders_;
};

}  // namespace deduku::chains
