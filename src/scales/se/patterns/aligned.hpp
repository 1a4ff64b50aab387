// Aligned pair and triplet exclusion: some combinations of digits in two or three base cells would leave a common peer
// (an excluder) without candidates; a candidate that occurs in no remaining combination is eliminated.
#pragma once

#include "src/core/set_access.hpp"
#include "src/scales/se/facts/se_hint.hpp"

namespace deduku::se {

/// The possible base cells, the possible excluders, and the cells that have changed since the search last found
/// nothing: combinations without any of these were examined then.
struct Alignment {
  CellSet bases;
  CellSet excluders;
  CellSet changed;

  CellSet excluders_of(Cell cell) const { return excluders & peers(cell); }
};

/// Searches for one of the two, and examines only changes since it last found nothing.
class AlignedSearch {
 public:
  /// `changed`: the cells whose candidates have changed since.
  bool find_pair(const SeState& state, const CellSet& changed, SeHint& hint);
  bool find_triplet(const SeState& state, const CellSet& changed, SeHint& hint);

 private:
  Alignment align(const SeState& state, const CellSet& changed, int degree) const;
  bool fail(const Alignment& alignment);

  CellSet failed_bases_;  ///< when it last found nothing
};

/// The cells that see two or more of these.
inline CellSet seeing_two(const CellSet& cells) {
  CellSet one;
  CellSet two;
  for (Cell cell : cells) {
    two |= one & peers(cell);
    one |= peers(cell);
  }
  return two;
}

/// The cells that see one or more of these.
inline CellSet seeing_one(const CellSet& cells) {
  CellSet one;
  for (Cell cell : cells) one |= peers(cell);
  return one;
}

/// The first base cells x < y for a second one y that share two of the excluders that y sees.
inline CellSet first_cells(const Alignment& alignment, Cell y, const CellSet& seen) {
  CellSet cells = alignment.bases & seeing_two(seen);
  for (int word = 0; word < 2; ++word) {
    const int before = y.index() - 64 * word;
    if (before < 64) SetAccess::words(cells)[word] &= before <= 0 ? 0 : (std::uint64_t{1} << before) - 1;
  }
  return cells;
}

/// Records the reason; true if the base cells lose a candidate.
bool conclude_aligned(const SeState& state, SeHint& hint, const CellSet& bases, const CellSet& excluders);

}  // namespace deduku::se
