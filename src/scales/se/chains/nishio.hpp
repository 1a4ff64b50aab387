// Nishio without order: whether a digit in (or out of) one cell leaves the digit no consistent places.
#pragma once

#include "src/scales/se/facts/se_state.hpp"

namespace deduku::se {

/// Whether the assumption leads to a contradiction within its digit. Exact: a run has a contradiction exactly when this
/// has one.
bool is_nishio_contradiction(const SeState& state, Candidate candidate, bool on);

/// The assumptions that contradict themselves within their digit. Remembers the places of each digit when it last had
/// no contradiction: consequences within a digit depend on nothing else.
class NishioScan {
 public:
  void prepare(const SeState& state);
  bool contradicts(Candidate candidate, bool on) const {
    return contradicting_[on ? 1 : 0][candidate.digit()].contains(candidate.cell());
  }

 private:
  PerDigit<CellSet> consistent_;
  PerDigit<CellSet> contradicting_[2];  ///< false, true
};

}  // namespace deduku::se
