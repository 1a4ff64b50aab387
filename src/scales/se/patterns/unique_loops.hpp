// Unique rectangles and loops.
#pragma once

#include "src/scales/se/facts/se_hint.hpp"

namespace deduku::se {

/// Searches for them. The possible loops of two digits depend only on the cells that have both, so a pair without any
/// is searched again only if one of these cells has changed.
class UniqueLoopSearch {
 public:
  /// `changed`: the cells that have changed since the previous search. `repaired`: without the known defects of the
  /// reference (mode `fixed`); always the same for one search.
  bool find(const SeState& state, const CellSet& changed, bool repaired, SeHint& hint);

 private:
  PerDigit<PerDigit<CellSet>> loopless_{};  ///< by two digits without a loop: the cells that have both
};

}  // namespace deduku::se
