// Nishio without order: whether a digit in (or out of) one cell leaves the digit no consistent places.
#pragma once

#include "src/scales/se/facts/se_state.hpp"

namespace deduku::se {

/// Whether the assumption leads to a contradiction within its digit. Exact: a run has a contradiction exactly when this
/// has one.
bool is_nishio_contradiction(const SeState& state, int candidate, bool on);

/// The assumptions that contradict themselves within their digit. Remembers the places of each digit when it last had
/// none: what follows within a digit depends on nothing else.
class NishioScan {
 public:
  void prepare(const SeState& state);
  bool contradicts(int candidate, bool on) const {
    return contradicting_[on ? 1 : 0][candidate % 9].contains(Cell(candidate / 9));
  }

 private:
  CellSet consistent_[9];
  CellSet contradicting_[2][9];
};

}  // namespace deduku::se
