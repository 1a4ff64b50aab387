// Fish with fins and Franken fish: one search for two forms of each.
#pragma once

#include "src/core/workspace.hpp"

namespace deduku::hodoku {

/// Basic fish with fins, of 2..4 lines: a fact for each size.
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

/// Franken fish of 2 or 3 houses: a fact for each size.
class FrankenFish {
 public:
  static constexpr int key_count = 4;

  /// The removals of the first fish without fins and of the first with fins. If the former exists, the latter may be
  /// missing.
  using First = std::array<CellSet, 2>;

  void compute(const Grid& grid, Workspace& workspace, int size);

  /// The removals of the first fish with or without fins.
  const CandidateSet& removed(bool finned) const { return first_[finned]; }
  friend bool operator==(const FrankenFish&, const FrankenFish&) = default;

 private:
  std::array<CandidateSet, 2> first_;
};

}  // namespace deduku::hodoku
