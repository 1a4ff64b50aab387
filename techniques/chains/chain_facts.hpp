// The searches for chains on one grid: one for each class of links, begun when somebody asks for it.
#pragma once

#include "techniques/chains/chain_paths.hpp"

namespace deduku::chains {

/// Links of a grid, and how far the search along them has come.
struct ChainSpace {
  LinkGraph graph;
  ChainSearch search;
  bool is_known = false;
};

/// All spaces of a grid. Keeps its memory.
struct ChainFacts {
  std::array<ChainSpace, link_class_count> spaces;
  PathFinder paths;
  std::vector<CandidateSet> loop_effects;  ///< scratch of the search for continuous loops

  void forget() {
    for (ChainSpace& space : spaces) space.is_known = false;
  }
};

}  // namespace deduku::chains
