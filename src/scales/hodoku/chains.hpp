// Chains and loops: every shortest chain between two candidates is judged, the best one is the step.
#pragma once

#include "src/scales/hodoku/implications.hpp"
#include "src/scales/hodoku/reach.hpp"

namespace deduku::hodoku {

/// The links of a grid, and where they lead.
struct HodokuChainSpace {
  HodokuLinkGraph graph;
  Implications implications;
};

/// The memory of chain searches.
class ChainScratch {
 public:
  void grid_changed() { known_ = {}; }
  /// The links of one kind, found when they are first asked for.
  HodokuChainSpace& space(const Grid& grid, LinkRule rule) {
    const auto i = static_cast<std::size_t>(rule);
    if (!known_[i]) {
      spaces_[i].graph.build(grid, rule);
      spaces_[i].implications.compute(spaces_[i].graph);
      known_[i] = true;
    }
    return spaces_[i];
  }

  HodokuReach reach;
  HodokuReach detour;
  std::vector<HodokuClaim> path;

 private:
  static constexpr std::size_t rule_count = 4;
  std::array<HodokuChainSpace, rule_count> spaces_;
  std::array<bool, rule_count> known_{};
};

}  // namespace deduku::hodoku
