// Basic fish with fins, looked at once for the finned and the sashimi form.
#pragma once

#include "src/core/workspace.hpp"

namespace deduku::hodoku {

/// The fish of so many lines, 2..4: a fact for each size.
class FinnedFish {
 public:
  static constexpr int key_count = 5;

  void compute(const Grid& grid, Workspace& workspace, int size);

  /// What the first one that is sashimi or not removes.
  const CandidateSet& removed(bool sashimi) const { return first_[sashimi]; }

 private:
  /// The first of each form: not sashimi, sashimi. If a finned one is there, the other may be missing.
  std::array<CandidateSet, 2> first_;
};

}  // namespace deduku::hodoku
