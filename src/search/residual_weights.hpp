// The weights that remain after subtracting the part that all solutions share.
//
// In every solution each house has 1 to 9, in total 45. So subtracting a number from all nine weights of a house lowers
// the score of every solution by 45 times that number: the differences between solutions stay. The median of its
// weights is subtracted from each house in turn, which minimises the sum of their absolute values, until this changes
// nothing.
//
// For the official weights that is an exact reduction to 17 cells. Their rings are nested squares, each adding 1:
// weight = 6 + [inside 7x7] + [inside 5x5] + [inside 3x3] + [centre]. The whole board counts 405, the 3x3 is a box and
// counts 45. The 7x7 is the board without two rows and two columns, whose four crossings are then taken off twice: 405
// - 4 * 45 + corners. In the same way the 5x5 counts 405 - 8 * 45 + the sixteen crossings of the outer four rows and
// columns. Therefore
//
//     score = 6 * 405 + (225 + corners) + (45 + sixteen cells) + 45 + centre
//           = 2745 + centre + corners + sixteen cells
//
//     2 1 . | . . . | . 1 2
//     1 1 . | . . . | . 1 1      the weights that remain: the corners are among the sixteen
//     . . . | . . . | . . .
//     ------+-------+------
//     . . . | . . . | . . .
//     . . . | . 1 . | . . .
#pragma once

#include <algorithm>
#include <array>

#include "deduku/houses.hpp"
#include "deduku/target.hpp"

namespace deduku::search {

/// Weights that order all solutions like the given ones, most of them 0 if possible.
inline Weights residual_weights(Weights weights) {
  // The median of nine numbers is the only one that minimises the sum of absolute differences, so each shift lowers
  // that sum and the loop ends.
  bool changed = true;
  while (changed) {
    changed = false;
    for (House house : House::all()) {
      std::array<int, 9> of_house;
      std::ranges::transform(cells_of(house), of_house.begin(), [&](Cell cell) { return weights[cell]; });
      std::ranges::sort(of_house);
      const int median = of_house[4];
      for (Cell cell : cells_of(house)) weights[cell] -= median;
      changed |= median != 0;
    }
  }
  return weights;
}

}  // namespace deduku::search
