// Franken fish, looked at once for the finned form and the other.
#pragma once

#include "src/scales/hodoku/hodoku_hint.hpp"

namespace deduku::hodoku {

struct SearchContext;

class FrankenFish {
 public:
  /// What the first fish without fins and the first with fins remove. If the former is there, the latter
  /// may be missing.
  using First = std::array<CellSet, 2>;

  void grid_changed() { known_ = {}; }
  /// The first fish of `size` (2 or 3) houses with or without fins.
  bool find(SearchContext context, int size, bool finned, HodokuHint& hint);

 private:
  void search(SearchContext context, int size);

  static constexpr int sizes = 4;
  std::array<bool, sizes> known_{};
  std::array<std::array<CandidateSet, 2>, sizes> first_{};
};

}  // namespace deduku::hodoku
