#include "src/search/residual_weights.hpp"

#include <algorithm>

namespace deduku::search {

namespace {

int median(const Weights& weights, House house) {
  Per<Position, int> values;
  for (Position position : Position::all()) {
    values[position] = weights[cell_at(house, position)];
  }
  std::sort(values.begin(), values.end());
  return values[4];
}

}  // namespace

Weights residual_weights(Weights weights) {
  // The median of nine numbers is the only one that minimises the sum of absolute differences, so each shift lowers
  // that sum and the loop ends.
  bool changed = true;
  while (changed) {
    changed = false;
    for (House house : House::all()) {
      const int shift = median(weights, house);
      if (shift == 0) continue;
      changed = true;
      for (Cell cell : cells_of(house)) weights[cell] -= shift;
    }
  }
  return weights;
}

}  // namespace deduku::search
