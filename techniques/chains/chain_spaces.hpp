// The searches for chains on one grid: one for each class of links, started on demand.
#pragma once

#include "deduku/technique.hpp"
#include "src/core/workspace.hpp"
#include "techniques/chains/chain_paths.hpp"

namespace deduku::chains {

/// The links of a grid and the state of the search along them: a fact for each class of links.
struct ChainSpace {
  static constexpr int key_count = link_class_count;

  LinkGraph graph;
  ChainSearch search;

  void compute(const Grid& grid, Workspace& workspace, LinkClass links) {
    graph.build(grid, workspace.get<links::Links>(grid, links), links);
    search.begin(graph);
  }
  friend bool operator==(const ChainSpace& a, const ChainSpace& b) { return a.graph == b.graph; }
};

/// The number of ends of a space that each technique has tried without success, for a repeated search for costlier
/// chains.
class ChainProgress {
 public:
  static constexpr Assumes assumes = Assumes::same_grid;
  void begin() { tried_.fill(0); }

  std::size_t& of(TechniqueId technique) { return tried_[static_cast<std::size_t>(technique)]; }

 private:
  std::array<std::size_t, technique_count> tried_{};
};

}  // namespace deduku::chains
