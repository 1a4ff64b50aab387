// The searches for chains on one grid: one for each class of links, started on demand.
#pragma once

#include "deduku/technique.hpp"
#include "src/core/workspace.hpp"
#include "techniques/chains/chain_paths.hpp"

namespace deduku::chains {

/// Links of a grid, and how far the search along them has come.
struct ChainSpace {
  LinkGraph graph;
  ChainSearch search;
  bool is_known = false;
};

/// How many of the ends of a space each technique has tried without success, for one that is asked again for costlier chains.
class ChainProgress {
 public:
  void compute(const Grid&, Workspace&) { tried_.fill(0); }
  std::size_t& of(TechniqueId technique) { return tried_[static_cast<std::size_t>(technique)]; }

 private:
  std::array<std::size_t, technique_count> tried_{};
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
