// Why a hint follows, in the words of step.hpp. Finders record it only where it is wanted.
#pragma once

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

}  // namespace deduku::se
