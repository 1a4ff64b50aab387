// Nishio without order: whether a digit in (or out of) one cell leaves the digit no consistent places.
#pragma once

#include "src/scales/se/facts/se_state.hpp"

namespace deduku::se {

/// The assumptions that lead to a contradiction within their digit: exactly those whose runs have one. Remembers the
/// places of each digit when it last had no contradiction: consequences within a digit depend on nothing else.
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
