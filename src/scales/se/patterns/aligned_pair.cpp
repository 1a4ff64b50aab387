// Aligned pair exclusion.
#include "src/scales/se/patterns/aligned.hpp"

namespace deduku::se {

namespace {

/// The digits of `a` that have no allowed partner in `b`; `partner[p]` are the digits forbidden beside p.
unsigned impossible(unsigned a, unsigned b, const Mask (&partner)[9], bool aligned) {
  unsigned removed = 0;
  for (int digit : elements(a)) {
    const unsigned forbidden = partner[digit] | (aligned ? bit(digit) : 0U);
    if ((b & ~forbidden) == 0) removed |= bit(digit);
  }
  return removed;
}

bool exclude_pair(const SeState& state, int x, int y, const CellSet& common, SeHint& hint) {
  Mask partner[9] = {};
  for (Cell excluder : common) {
    const unsigned digits = state.cell[excluder.index()];
    for (int digit : elements(digits)) partner[digit] |= static_cast<Mask>(digits & ~bit(digit));
  }
  const bool aligned = sees(Cell(x), Cell(y));
  hint.remove(x, impossible(state.cell[x], state.cell[y], partner, aligned));
  hint.remove(y, impossible(state.cell[y], state.cell[x], partner, aligned));
  return conclude_aligned(hint, {Cell(x), Cell(y)}, common);
}

}  // namespace

bool AlignedSearch::find_pair(const SeState& state, SeHint& hint) {
  const Alignment alignment = align(state, 2);
  hint.rating = 62;
  for (Cell y : alignment.bases) {
    const CellSet seen = alignment.excluders_of(y.raw);
    CellSet first = first_cells(alignment, y.raw, seen);
    if (!alignment.changed.contains(y)) {
      first &= alignment.changed | seeing_one(seen & alignment.changed);
    }
    for (Cell x : first) {
      if (exclude_pair(state, x.raw, y.raw, seen & peers(x), hint)) return true;
    }
  }
  return fail(state, alignment);
}

}  // namespace deduku::se
