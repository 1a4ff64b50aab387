// The arrangements of a puzzle in which its digits are least.
//
// Rows are laid one after the other, and of all arrangements only those are kept that are least so far. There are
// 3,359,232, but the first row leaves few of them: 18 lines can be it, and only the emptiest will do.
#pragma once

#include "src/core/canonical/arrangement.hpp"
#include "src/core/canonical/least.hpp"

namespace deduku::canonical {

/// What a search needs; one that is given it again takes no memory from the heap.
struct DigitSearchMemory {
  /// A row as a number: nine symbols of four bits each.
  using Key = std::uint64_t;
  /// A row that may come first.
  struct Opening {
    bool transposed;
    const StackOrder* stacks;
    int row;
  };

  std::vector<Opening> openings;
  std::vector<Arrangement> found;
  std::vector<BlankestRows> blankest;  ///< of each that was found
  Least<Key, Arrangement> least;
};

/// All arrangements, with all rows laid, that have the least digits. One stands for all orders of the columns
/// in its blocks.
std::vector<Arrangement> min_digits(const Sheets& sheets);
/// The same; they stand in the memory.
const std::vector<Arrangement>& min_digits(const Sheets& sheets, DigitSearchMemory& memory);

}  // namespace deduku::canonical
