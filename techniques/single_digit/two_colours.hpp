// Whether two colours are enough for cells that must differ pair by pair: they are unless the pairs make an odd loop.
#pragma once

#include <array>

#include "deduku/per.hpp"
#include "deduku/types.hpp"

namespace deduku::single_digit {

/// Cells that must have different colours, pair by pair. Cells that depend on each other form a tree, in which each
/// cell stores whether its colour is that of its parent.
class TwoColours {
 public:
  /// Gives two cells different colours; false if they have the same colour already.
  bool part(Cell one, Cell other) {
    const Node a = root(one);
    const Node b = root(other);
    if (a.parent == b.parent) return a.differs != b.differs;
    nodes_[a.parent] = {b.parent, a.differs == b.differs};
    return true;
  }

 private:
  struct Node {
    Cell parent;
    bool differs;
  };

  /// The root of a cell, and whether the cell differs from it.
  Node root(Cell cell) const {
    Node node{cell, false};
    while (nodes_[node.parent].parent != node.parent) {
      const Node& next = nodes_[node.parent];
      node = {next.parent, node.differs != next.differs};
    }
    return node;
  }

  /// Each cell is the root of a tree of its own. Copied as a whole because there are many searches with few pairs.
  static constexpr PerCell<Node> lone_cells = [] {
    PerCell<Node> nodes{};
    for (Cell cell : Cell::all()) nodes[cell] = {cell, false};
    return nodes;
  }();

  PerCell<Node> nodes_ = lone_cells;
};

}  // namespace deduku::single_digit
