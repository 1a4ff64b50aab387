// The reasons of a hint, in the vocabulary of step.hpp. Finders record them only on request.
#pragma once

#include "src/core/argument_blocks.hpp"
#include "src/scales/se/facts/se_hint.hpp"

namespace deduku::se {

/// The cells at these positions of a house.
inline CellSet cells_at(SeHouse house, unsigned positions) {
  CellSet cells;
  for (Position position : elements<Position>(positions)) cells.insert(cell_at(house, position));
  return cells;
}

inline DigitSet digit_set(unsigned digits) {
  return DigitSet::from_bits(digits);
}

/// A pattern of some cells and digits that starts from one house.
inline void record_evidence(Evidence* evidence, SeHouse house, unsigned positions, unsigned digits) {
  if (evidence == nullptr) return;
  *evidence = Evidence();
  evidence->digits = digit_set(digits);
  evidence->base = {House(house)};
  evidence->add(Role::body, cells_at(house, positions), digit_set(digits));
}

/// States that the placed digit has no other place left in a house.
inline void argue_hidden_single(const SeHint& hint, SeHouse house) {
  if (hint.evidence != nullptr) argue_hidden_single(*hint.evidence, *hint.placement, House(house));
}

/// Each removed digit is in one of its places among some cells, all of which the candidates see.
inline void explain_by_places(Evidence& evidence, const SeState& state, const CandidateSet& removed,
                              const CellSet& cells) {
  for (Digit digit : removed.digits()) {
    explain_by_cells(evidence, digit, removed.cells(digit), state.cells_with(digit) & cells);
  }
}

/// Each cell that loses a candidate is needed for these digits.
inline void explain_by_need(Evidence& evidence, const SeState& state, const CandidateSet& removed, DigitSet digits) {
  for (Cell cell : removed.cells()) {
    const DigitSet needing = digits & digit_set(state.digits[cell]);
    evidence.explain({cell, removed.digits(cell)}, {.kind = Reason::Kind::needed, .cells = {cell}, .digits = needing});
  }
}

}  // namespace deduku::se
