// The searches for chains on one grid: one for each class of links, begun when somebody asks for it.
#pragma once

#include "techniques/chains/chain_paths.hpp"
#include "techniques/chains/set_ways.hpp"

namespace deduku::chains {

/// Links of a grid, and how far the search along them has come.
struct ChainSpace {
  LinkGraph graph;
  ChainSearch search;
  bool is_known = false;
};

/// A candidate that both ends of a chain exclude, and where the ends stand in the search.
struct Victim {
  Candidate candidate;
  std::uint32_t ends = 0;

  friend auto operator<=>(const Victim& a, const Victim& b) {
    return std::pair(a.candidate.index(), a.ends) <=> std::pair(b.candidate.index(), b.ends);
  }
};

/// All spaces of a grid. Keeps its memory.
struct ChainFacts {
  std::array<ChainSpace, link_class_count> spaces;
  PathFinder paths;
  std::vector<CandidateSet> loop_effects;  ///< scratch of the search for continuous loops
  std::vector<Victim> victims;             ///< scratch of the search for discontinuous loops
  SetWays set_ways;

  void forget() {
    for (ChainSpace& space : spaces) space.is_known = false;
    set_ways.forget();
  }
};

}  // namespace deduku::chains
