// What is left of the weights when everything that all solutions share is taken out.
//
// In every solution each house holds 1 to 9, together 45. So a number taken off all nine weights of a house lowers the
// score of every solution by 45 times that number: the differences between solutions stay. Each house in turn gives
// away the median of its weights, which minimises the sum of their absolute values, until this changes nothing.
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

#include "deduku/target.hpp"

namespace deduku::search {

/// Weights that order all solutions as the given ones do, most of them 0 where possible.
Weights residual_weights(Weights weights);

}  // namespace deduku::search
