// Unique rectangles and loops.
#pragma once

#include "src/scales/se/facts/se_hint.hpp"

namespace deduku::se {

/// Searches for them. Which loops two digits have depends only on the cells that have both, so that a pair without any is
/// searched again only when one of these cells has changed.
class UniqueLoopSearch {
 public:
  /// `changed`: the cells that have changed since the search before. `repaired`: without the known defects of the
  /// reference (mode `fixed`); always the same for one search.
  bool find(const SeState& state, const CellSet& changed, bool repaired, SeHint& hint);

 private:
  Table<Digit, Table<Digit, CellSet>> loopless_{};  ///< by two digits without a loop: the cells that have both
};

}  // namespace deduku::se
