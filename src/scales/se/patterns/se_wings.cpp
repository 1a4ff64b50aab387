// XY-Wing and XYZ-Wing.
#include "src/scales/se/facts/se_evidence.hpp"
#include "src/scales/se/patterns/se_producers.hpp"

namespace deduku::se {

namespace {

/// Whether pivot and pincers form a wing: three digits, none (XY) or one (XYZ) common to all.
bool is_wing(unsigned pivot, unsigned a, unsigned b) {
  return size_of(pivot | a | b) == 3 && size_of(pivot & a & b) == (is_pair(pivot) ? 0 : 1);
}

void remove_wing(const SeState& state, Cell pivot, Cell a, Cell b, SeHint& hint) {
  CellSet eliminations = peers(a) & peers(b);
  if (!is_pair(state.digits[pivot])) eliminations &= peers(pivot);
  eliminations -= CellSet{pivot};
  const unsigned common = state.digits[a] & state.digits[b];
  const unsigned digit = common & (~common + 1);
  for (Cell target : eliminations) hint.remove(target, state.digits[target] & digit);
}

void record_wing(const SeState& state, Cell pivot, CellSet pincers, SeHint& hint) {
  if (hint.evidence == nullptr) return;
  Evidence& evidence = *hint.evidence = Evidence();
  unsigned shared = full_mask;
  for (Cell pincer : pincers) shared &= state.digits[pincer];
  evidence.digits = digit_set(state.digits[pivot] | shared);
  evidence.add(Role::pivot, {pivot}, digit_set(state.digits[pivot]));
  evidence.add(Role::pincer, pincers, digit_set(shared));
  const CellSet cells = pincers | CellSet{pivot};
  evidence.use(cells);
  explain_by_places(evidence, state, hint.removed(), cells);
}

bool find_wing_at(const SeState& state, Cell pivot, SeHint& hint) {
  const unsigned digits = state.digits[pivot];
  Cell pincers[20];
  int count = 0;
  for (Cell peer : peers_in_order(pivot)) {
    if (is_pair(state.digits[peer]) && is_single(digits & ~state.digits[peer])) pincers[count++] = peer;
  }
  for (int i = 0; i < count; ++i) {
    for (int j = i + 1; j < count; ++j) {
      if (!is_wing(digits, state.digits[pincers[i]], state.digits[pincers[j]])) continue;
      remove_wing(state, pivot, pincers[i], pincers[j], hint);
      if (!hint.has_effect()) continue;
      record_wing(state, pivot, {pincers[i], pincers[j]}, hint);
      return true;
    }
  }
  return false;
}

/// Whether some wing with this pivot has an effect; `bivalue`: all cells with two candidates; `places`: of each digit.
bool is_pivot(const SeState& state, Cell pivot, const CellSet& bivalue, const PerDigit<CellSet>& places) {
  const unsigned digits = state.digits[pivot];
  Cell pincers[20];
  int count = 0;
  for (Cell b : (bivalue & peers(pivot))) {
    if (!is_single(digits & ~state.digits[b])) continue;
    for (int i = 0; i < count; ++i) {
      if (!is_wing(digits, state.digits[pincers[i]], state.digits[b])) continue;
      CellSet eliminations = places[lowest<Digit>(state.digits[pincers[i]] & state.digits[b])];
      eliminations &= peers(pincers[i]) & peers(b);
      if (!is_pair(digits)) eliminations &= peers(pivot);
      if (!eliminations.empty()) return true;
    }
    pincers[count++] = b;
  }
  return false;
}

}  // namespace

bool find_wing(const SeState& state, const CellSet& changed, int pivot_size, SeHint& hint) {
  const CellSet bivalue = state.bivalue_cells();
  CellSet pivots = changed;
  const CellSet new_pincers = bivalue & changed;
  for (Cell pincer : new_pincers) pivots |= peers(pincer);
  if (pivots.empty()) return false;
  PerDigit<CellSet> places;
  for (Digit digit : Digit::all()) places[digit] = state.cells_with(digit);
  for (Cell pivot : pivots) {
    if (size_of(state.digits[pivot]) != pivot_size || !is_pivot(state, pivot, bivalue, places)) continue;
    if (find_wing_at(state, pivot, hint)) return true;
  }
  return false;
}

}  // namespace deduku::se
