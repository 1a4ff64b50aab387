// Where chains can lead to a nice loop or AIC at all: asked before a chain is followed.
#pragma once

#include "src/scales/hodoku/chains.hpp"

namespace deduku::hodoku {

class LoopProspects {
 public:
  LoopProspects(const Grid& grid, ChainSpace& space);

  /// Whether something can be removed by any chain.
  bool any() const { return !impossible_.empty(); }
  /// Whether some chain from a candidate could remove as many candidates as asked for. No is certain.
  bool has_end(Claim premise, int least_removals);

 private:
  const Grid& grid_;
  const LinkGraph& graph_;
  Implications& implications_;
  CandidateSet impossible_;  ///< what implies its own negation: only such candidates are ever removed
};

}  // namespace deduku::hodoku
