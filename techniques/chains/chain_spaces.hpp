// The searches for chains on one grid: one for each class of links, started on demand.
#pragma once

#include "techniques/chains/chain_paths.hpp"
#include "techniques/facts/workspace.hpp"

namespace deduku::chains {

/// Links of a grid, and how far the search along them has come.
struct ChainSpace {
  LinkGraph graph;
  ChainSearch search;
  bool is_known = false;
};

/// All spaces of a grid.
class ChainSpaces {
 public:
  void compute(const Grid&, Workspace&) {
    for (ChainSpace& space : spaces_) space.is_known = false;
  }
  ChainSpace& of(const Grid& grid, LinkClass links) {
    ChainSpace& space = spaces_[static_cast<std::size_t>(links)];
    if (space.is_known) return space;
    space.graph.build(grid, links);
    space.search.begin(space.graph);
    space.is_known = true;
    return space;
  }

 private:
  std::array<ChainSpace, link_class_count> spaces_;
};

}  // namespace deduku::chains
