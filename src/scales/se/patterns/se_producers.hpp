// The producers that search for a pattern: all except chains. Each yields the first hint in its order. The ladder has
// set the rating of the hint to the least one of the producer, which raises it for some hints.
#pragma once

#include "src/scales/se/facts/se_hint.hpp"

namespace deduku::se {

bool find_hidden_single(const SeState& state, SeHint& hint);
bool find_naked_single(const SeState& state, SeHint& hint);

/// For these digits (a mask) only; the same holds below.
bool find_direct_locking(const SeState& state, unsigned digits, SeHint& hint);
bool find_locking(const SeState& state, unsigned digits, SeHint& hint);

/// For these houses only; the same holds below. `size` is 2 or 3.
bool find_direct_hidden_set(const SeState& state, SeHouseSet houses, int size, SeHint& hint);
/// `size` is 2, 3 or 4 (here and below).
bool find_hidden_set(const SeState& state, SeHouseSet houses, int size, SeHint& hint);
bool find_naked_set(const SeState& state, SeHouseSet houses, int size, SeHint& hint);
bool find_fish(const SeState& state, unsigned digits, int size, SeHint& hint);

/// With a pivot of two candidates (XY) or three (XYZ); one of its cells has changed.
bool find_wing(const SeState& state, const CellSet& changed, int pivot_size, SeHint& hint);

/// Searches for unique rectangles and loops. The possible loops of two digits depend only on the cells that have both,
/// so a pair without any is searched again only if one of these cells has changed.
class UniqueLoopSearch {
 public:
  /// `changed`: the cells that have changed since the previous search. `repaired`: without the known defects of the
  /// reference (mode `fixed`); always the same for one search.
  bool find(const SeState& state, const CellSet& changed, bool repaired, SeHint& hint);

 private:
  PerDigit<PerDigit<CellSet>> loopless_{};  ///< by two digits without a loop: the cells that have both
};

/// Searches for aligned pair or aligned triplet exclusion, and examines only changes since it last found nothing.
class AlignedSearch {
 public:
  /// `changed`: the cells whose candidates have changed since. `size`: 2 for pairs, 3 for triplets.
  bool find(const SeState& state, const CellSet& changed, int size, SeHint& hint);

 private:
  CellSet failed_bases_;  ///< when it last found nothing
};

/// `repaired`: without the known defects of the reference (mode `fixed`).
bool find_bug(const SeState& state, bool repaired, SeHint& hint);

}  // namespace deduku::se
