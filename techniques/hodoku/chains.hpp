// Chains and loops: every shortest chain between two candidates is judged, the best one is the step.
#pragma once

#include "techniques/hodoku/reach.hpp"

namespace deduku::hodoku {

/// The memory of chain searches.
struct ChainScratch {
  LinkGraph graph;
  Reach reach;
  Reach detour;
  std::vector<Claim> path;
};

}  // namespace deduku::hodoku
