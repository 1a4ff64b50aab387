// Aligned pair exclusion.
#include <algorithm>

#include "src/scales/se/patterns/aligned.hpp"

namespace deduku::se {

namespace {

/// The digits of `a` that have no allowed partner in `b`; `forbidden[p]` are the digits that p does not allow there.
/// `aligned`: the two cells see each other.
unsigned impossible(unsigned a, unsigned b, const PerDigit<Mask>& forbidden, bool aligned) {
  unsigned removed = 0;
  for (Digit digit : elements<Digit>(a)) {
    const unsigned excluded = forbidden[digit] | (aligned ? bit(digit) : 0U);
    if ((b & ~excluded) == 0) removed |= bit(digit);
  }
  return removed;
}

bool exclude_pair(const SeState& state, Cell x, Cell y, const CellSet& common, SeHint& hint) {
  const bool aligned = sees(x, y);
  // An excluder rules out at most one partner of a digit; if the cells see each other, the digit itself is excluded
  // anyway.
  const int partners = std::min(size_of(state.digits[x]), size_of(state.digits[y])) - (aligned ? 1 : 0);
  if (common.size() < partners) return false;
  PerDigit<Mask> forbidden{};
  for (Cell excluder : common) {
    const unsigned digits = state.digits[excluder];
    for (Digit digit : elements<Digit>(digits)) forbidden[digit] |= static_cast<Mask>(digits & ~bit(digit));
  }
  hint.remove(x, impossible(state.digits[x], state.digits[y], forbidden, aligned));
  hint.remove(y, impossible(state.digits[y], state.digits[x], forbidden, aligned));
  return conclude_aligned(state, hint, {x, y}, common);
}

}  // namespace

bool AlignedSearch::find_pair(const SeState& state, const CellSet& changed, SeHint& hint) {
  const Alignment alignment = align(state, changed, 2);
  for (Cell y : alignment.bases) {
    const CellSet seen = alignment.excluders_of(y);
    CellSet first = first_cells(alignment, y, seen);
    if (!alignment.changed.contains(y)) {
      first &= alignment.changed | seeing_one(seen & alignment.changed);
    }
    for (Cell x : first) {
      if (exclude_pair(state, x, y, seen & peers(x), hint)) return true;
    }
  }
  return fail(alignment);
}

}  // namespace deduku::se
