// Basic fish with fins, looked at once for the finned and the sashimi form.
#pragma once

#include "src/scales/hodoku/hodoku_hint.hpp"

namespace deduku::hodoku {

struct SearchContext;

class FinnedFish {
 public:
  void grid_changed() { known_size_ = 0; }
  /// The first fish of `size` (2..4) lines that is sashimi or not, as asked for.
  bool find(SearchContext context, int size, bool sashimi, HodokuHint& hint);

 private:
  int known_size_ = 0;
  /// The first of each form: not sashimi, sashimi. If a finned one is there, the other may be missing.
  std::array<CandidateSet, 2> first_;
};

}  // namespace deduku::hodoku
