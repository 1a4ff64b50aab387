#include "techniques/facts/conjugate_pairs.hpp"

namespace deduku::facts {

void ConjugatePairs::find(const Grid& grid, Digit digit) {
  known_.insert(digit);
  List& list = lists_[digit];
  list.size = 0;
  for (House house : House::all()) {
    const PositionSet positions = grid.positions(house, digit);
    if (positions.size() != 2) continue;
    const Cell first = cell_at(house, positions.first());
    const Cell second = cell_at(house, positions.last());
    list.pairs[list.size++] = {digit, house, first, second};
  }
}

}  // namespace deduku::facts
