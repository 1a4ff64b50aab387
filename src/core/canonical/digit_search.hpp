// The arrangements of a puzzle in which its digits are least.
//
// Rows are laid one after the other, and only the arrangements that are least so far are kept. There are 3,359,232
// arrangements, but few remain after the first row: 18 lines can be the first, and only the emptiest are tried.
#pragma once

#include "src/core/canonical/arrangement.hpp"
#include "src/core/canonical/least.hpp"

namespace deduku::canonical {

/// The memory of a search; reusing it avoids heap allocations.
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
  std::vector<BlankestRows> blankest;  ///< one per found arrangement
  Least<Key, Arrangement> least;
};

/// All arrangements, with all rows laid, that have the least digits. One represents all orders of the columns in its
/// blocks.
std::vector<Arrangement> min_digits(const Sheets& sheets);
/// The same arrangements, stored in the memory.
const std::vector<Arrangement>& min_digits(const Sheets& sheets, DigitSearchMemory& memory);

}  // namespace deduku::canonical
