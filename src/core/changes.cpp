#include "src/core/changes.hpp"

namespace deduku {

void Changes::note(const Grid& grid) {
  ++now_;
  is_new_ |= !comes_from_last(grid);
  if (is_new_) begun_ = now_;
  CellSet changed = is_new_ ? CellSet::all() : CellSet();
  for (Digit digit : Digit::all()) {
    CellSet& places = places_[digit];
    const CellSet removed = places - grid.cells(digit);
    if (is_new_ || !removed.empty()) digits_[digit] = now_;
    changed |= removed;
    places = grid.cells(digit);
    solved_[digit] = grid.solved_cells(digit);
  }
  for (House house : House::all()) {
    if (changed.intersects(cells_of(house))) houses_[house] = now_;
  }
  is_new_ = false;
}

/// Every placed digit was a candidate of its cell.
bool Changes::comes_from_last(const Grid& grid) const {
  for (Digit digit : Digit::all()) {
    const CellSet& places = places_[digit];
    const CellSet& solved = solved_[digit];
    if (!places.contains(grid.cells(digit))) return false;
    if (!grid.solved_cells(digit).contains(solved) || !places.contains(grid.solved_cells(digit) - solved)) return false;
  }
  return true;
}

HouseSet Changes::changed_houses(Moment since) const {
  HouseSet changed;
  for (House house : House::all()) changed.insert_if(is_changed(house, since), house);
  return changed;
}

}  // namespace deduku
