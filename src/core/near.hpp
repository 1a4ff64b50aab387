// Steps near the previous one, which a person notices first.
#pragma once

#include "deduku/houses.hpp"
#include "deduku/step.hpp"

namespace deduku {

/// The vicinity of some effects: cells and digits that share a house or the digit with them.
class Near {
 public:
  explicit Near(const Effects& effects) : digits_(digits_of(effects)) {
    for (Cell cell : cells_of(effects)) cells_ |= peers(cell);
    cells_ |= cells_of(effects);
    if (digits_.size() > 1) digits_ = {};  // no digit is more closely related than the others
  }
  /// Whether other effects are near.
  bool contains(const Effects& effects) const {
    return cells_of(effects).intersects(cells_) || digits_of(effects).intersects(digits_);
  }

 private:
  static CellSet cells_of(const Effects& effects) { return effects.places.cells() | effects.removes.cells(); }
  static DigitSet digits_of(const Effects& effects) { return effects.places.digits() | effects.removes.digits(); }

  CellSet cells_;
  DigitSet digits_;
};

}  // namespace deduku
