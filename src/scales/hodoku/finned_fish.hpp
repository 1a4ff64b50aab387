// Basic fish with fins: one search for the finned and the sashimi form.
#pragma once

#include "src/core/workspace.hpp"

namespace deduku::hodoku {

/// The fish with 2..4 lines: a fact for each size.
class FinnedFish {
 public:
  static constexpr int key_count = 5;

  void compute(const Grid& grid, Workspace& workspace, int size);

  /// The removals of the first fish that is sashimi or not.
  const CandidateSet& removed(bool sashimi) const { return first_[sashimi]; }
  friend bool operator==(const FinnedFish&, const FinnedFish&) = default;

 private:
  /// The first of each form: not sashimi, sashimi. If there is a finned one, the other may be missing.
  std::array<CandidateSet, 2> first_;
};

}  // namespace deduku::hodoku
