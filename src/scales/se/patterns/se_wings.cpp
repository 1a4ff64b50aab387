// XY-Wing and XYZ-Wing.
#include "src/scales/se/facts/evidence.hpp"
#include "src/scales/se/patterns/se_producers.hpp"

namespace deduku::se {

namespace {

/// Whether pivot and pincers form a wing: three digits, none (XY) or one (XYZ) common to all.
bool is_wing(unsigned pivot, unsigned a, unsigned b) {
  return size_of(pivot | a | b) == 3 && size_of(pivot & a & b) == (is_pair(pivot) ? 0 : 1);
}

void remove_wing(const SeState& state, int pivot, int a, int b, SeHint& hint) {
  CellSet eliminations = peers(Cell(a)) & peers(Cell(b));
  if (!is_pair(state.cell[pivot])) eliminations &= peers(Cell(pivot));
  eliminations -= CellSet{Cell(pivot)};
  const unsigned common = state.cell[a] & state.cell[b];
  const unsigned digit = common & (~common + 1);
  for (Cell target : eliminations) hint.remove(target.index(), state.cell[target.index()] & digit);
}

void record_wing(const SeState& state, int pivot, CellSet pincers, Evidence* evidence) {
  if (evidence == nullptr) return;
  *evidence = Evidence();
  unsigned shared = 0x1FF;
  for (Cell pincer : pincers) shared &= state.cell[pincer.index()];
  evidence->digits = digit_set(state.cell[pivot] | shared);
  evidence->add(Role::pivot, {Cell(pivot)}, digit_set(state.cell[pivot]));
  evidence->add(Role::pincer, pincers, digit_set(shared));
}

bool find_wing_at(const SeState& state, int pivot, SeHint& hint) {
  const unsigned digits = state.cell[pivot];
  int pincers[20];
  int count = 0;
  for (const int peer : geometry.peers[pivot]) {
    if (is_pair(state.cell[peer]) && is_single(digits & ~state.cell[peer])) pincers[count++] = peer;
  }
  for (int i = 0; i < count; ++i) {
    for (int j = i + 1; j < count; ++j) {
      if (!is_wing(digits, state.cell[pincers[i]], state.cell[pincers[j]])) continue;
      remove_wing(state, pivot, pincers[i], pincers[j], hint);
      if (!hint.has_effect()) continue;
      record_wing(state, pivot, {Cell(pincers[i]), Cell(pincers[j])}, hint.evidence);
      return true;
    }
  }
  return false;
}

/// Whether some wing with this pivot removes something; `bivalue`: all cells with two candidates.
bool is_pivot(const SeState& state, int pivot, const CellSet& bivalue, const CellSet (&places)[9]) {
  const unsigned digits = state.cell[pivot];
  int pincers[20];
  int count = 0;
  for (Cell pincer : (bivalue & peers(Cell(pivot)))) {
    const int b = pincer.raw;
    if (!is_single(digits & ~state.cell[b])) continue;
    for (int i = 0; i < count; ++i) {
      if (!is_wing(digits, state.cell[pincers[i]], state.cell[b])) continue;
      CellSet eliminations = places[lowest(state.cell[pincers[i]] & state.cell[b])];
      eliminations &= peers(Cell(pincers[i])) & peers(pincer);
      if (!is_pair(digits)) eliminations &= peers(Cell(pivot));
      if (!eliminations.empty()) return true;
    }
    pincers[count++] = b;
  }
  return false;
}

}  // namespace

bool find_wing(const SeState& state, int pivot_size, SeHint& hint) {
  hint.rating = pivot_size == 2 ? 42 : 44;
  CellSet bivalue;
  for (int cell = 0; cell < 81; ++cell) {
    if (is_pair(state.cell[cell])) bivalue.insert(Cell(cell));
  }
  if (bivalue.empty()) return false;
  CellSet places[9];
  for (int digit = 0; digit < 9; ++digit) places[digit] = state.cells_with(digit);
  for (int pivot = 0; pivot < 81; ++pivot) {
    if (size_of(state.cell[pivot]) != pivot_size || !is_pivot(state, pivot, bivalue, places)) continue;
    if (find_wing_at(state, pivot, hint)) return true;
  }
  return false;
}

}  // namespace deduku::se
