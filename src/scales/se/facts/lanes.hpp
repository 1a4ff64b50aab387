// Lines of all digits side by side: one operation examines nine digits at once.
#pragma once

#include <cstring>

#include "src/scales/se/facts/se_state.hpp"

namespace deduku::se {

/// Positions in a line for every digit; the lanes beyond nine make it whole registers.
using Lanes = Mask __attribute__((vector_size(32)));

/// Loads the positions of all digits in a line. They are combined in registers: the processor would stall on memory
/// written in parts and read as a whole.
inline void load(Lanes& lanes, const PerDigit<Mask>& positions) {
  using Half = Mask __attribute__((vector_size(16)));
  Half first;
  std::memcpy(&first, positions.data(), sizeof first);
  const Half last = {positions[Digit(8)]};
  lanes = __builtin_shufflevector(first, last, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
}

/// The positions of any digit.
inline unsigned united(const Lanes& lanes) {
  using Words = std::uint64_t __attribute__((vector_size(32)));
  const auto words = reinterpret_cast<Words>(lanes);
  std::uint64_t positions = words[0] | words[1] | words[2];
  positions |= positions >> 32;
  return (positions | positions >> 16) & full_mask;
}

/// The digits that have any positions.
inline unsigned digits_in(const Lanes& lanes) {
  constexpr Lanes own_bits = {1, 2, 4, 8, 16, 32, 64, 128, 256};
  return united(reinterpret_cast<Lanes>(lanes != 0) & own_bits);
}

/// The first position of each box in a line.
inline constexpr Mask box_starts = 0b001'001'001;

/// Marks at the first position of each box whether it has any. `Bits`: positions in a line, or lanes of them.
template <class Bits>
void mark_boxes(Bits& bits) {
  bits = (bits | bits >> 1 | bits >> 2) & box_starts;
}
/// Fills all three positions of the marked boxes.
template <class Bits>
void fill_boxes(Bits& bits) {
  bits |= bits << 1 | bits << 2;
}

/// Counts to two for each bit separately.
template <class Bits>
struct BitTally {
  Bits once{};
  Bits twice{};

  void add(const Bits& bits) {
    twice |= once & bits;
    once |= bits;
  }
  /// Leaves in `once` the bits that were added exactly once.
  void drop_repeated() { once &= ~twice; }
};

}  // namespace deduku::se
