// The arrangements of a puzzle in which its digits are least.
//
// Rows are put in place one after the other, and of all arrangements only those are kept that are least so
// far. There are 3,359,232, but the first row leaves few of them: 18 lines can be it, and only the emptiest
// will do. What a row looks like does not depend on choices that are still open: digits are labelled 1, 2, 3,
// ... as they come up, empty columns are not told apart, and of the columns that a row settles those with a
// digit that has a label come first, by their label. Only columns with digits that have none yet can go in
// any order; for these the arrangement is multiplied.
#pragma once

#include <vector>

#include "src/core/canonical/arrangement.hpp"

namespace deduku::canonical {

/// An arrangement with the digits labelled as they came up.
struct Labelled {
  Arrangement arrangement;
  /// The label 1..9 of each digit 1..9, 0 where it has none yet.
  std::array<std::uint8_t, 10> labels{};
  std::uint8_t last_label = 0;

  /// The label of a digit, the next one if it has none yet; 0 for an empty cell.
  int label(int digit) {
    if (digit != 0 && labels[digit] == 0) labels[digit] = ++last_label;
    return labels[digit];
  }
};

/// Both sheets with their stacks in any order, no row laid.
std::vector<Labelled> unlaid_arrangements();

/// All arrangements, with all rows laid, that have the least digits. One stands for all orders of its open
/// columns. No digit stands twice in a row or column.
std::vector<Labelled> least_digits(const Board& board);

}  // namespace deduku::canonical
