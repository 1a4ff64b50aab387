// A cheap test whether chains can lead to a nice loop or AIC at all, made before a chain is followed.
#pragma once

#include "src/scales/hodoku/chains.hpp"

namespace deduku::hodoku {

class LoopProspects {
 public:
  LoopProspects(const Grid& grid, links::Implications& implications);

  /// Whether something can be removed by any chain.
  bool any() const { return !impossible_.empty(); }
  /// Whether some chain from a candidate could remove at least the given number of candidates. `false` is exact, `true`
  /// is not.
  bool has_end(links::ClaimIndex premise, int min_removals);

 private:
  const Grid& grid_;
  const links::Links& links_;
  links::Implications& implications_;
  CandidateSet impossible_;  ///< candidates that imply their own negation: only these are ever removed
};

}  // namespace deduku::hodoku
