// Franken fish: one search for the finned and the finless form.
#pragma once

#include "src/core/workspace.hpp"

namespace deduku::hodoku {

/// The fish of 2 or 3 houses: a fact for each size.
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
