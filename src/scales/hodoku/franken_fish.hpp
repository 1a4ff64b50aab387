// Franken fish, looked at once for the finned form and the other.
#pragma once

#include "src/core/workspace.hpp"

namespace deduku::hodoku {

/// The fish of 2 or 3 houses: a fact for each size.
class FrankenFish {
 public:
  static constexpr int key_count = 4;

  /// What the first fish without fins and the first with fins remove. If the former is there, the latter
  /// may be missing.
  using First = std::array<CellSet, 2>;

  void compute(const Grid& grid, Workspace& workspace, int size);

  /// What the first one with or without fins removes.
  const CandidateSet& removed(bool finned) const { return first_[finned]; }

 private:
  std::array<CandidateSet, 2> first_;
};

}  // namespace deduku::hodoku
