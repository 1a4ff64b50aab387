// Locking (pointing and claiming): all places of a digit in house A lie in house Z.
//
// Pairs of houses are visited block-column, block-row, column-block, row-block; within a pair the digits.
#pragma once

#include "src/scales/se/facts/se_hint.hpp"

namespace deduku::se {

/// The digits of house `a` locked in each of the three houses it meets, given which third of its positions is which:
/// sixteen bits for each third.
inline std::uint64_t read_thirds(const SeState& state, int a, const std::uint8_t (&third_of)[512]) {
  std::uint64_t locked = 0;
  for (int digit = 0; digit < 9; ++digit) {
    locked |= std::uint64_t{1} << (16 * third_of[state.place[a][digit]] + digit);
  }
  return locked;
}

/// Calls `visit(a, z, digit)` for each locked digit of nine houses until it returns true; house `a` meets the houses z
/// = first_z(index) + third * step.
template <class FirstHouse, class Visit>
bool visit_locked_family(const SeState& state, int first_a, const std::uint8_t (&third_of)[512], int step,
                         FirstHouse first_z, Visit visit) {
  for (int index = 0; index < 9; ++index) {
    const std::uint64_t locked = read_thirds(state, first_a + index, third_of);
    for (int third = 0; third < 3; ++third) {
      for (int digit : elements(static_cast<unsigned>(locked >> (16 * third) & 0x1FF))) {
        if (visit(first_a + index, first_z(index) + third * step, digit)) return true;
      }
    }
  }
  return false;
}

/// Calls `visit(a, z, digit)` for each locked digit, in order, until it returns true.
template <class Visit>
bool visit_locked(const SeState& state, Visit visit) {
  const auto column_of = [](int block) { return 9 + block % 3 * 3; };
  const auto row_of = [](int block) { return 18 + block / 3 * 3; };
  const auto block_of_column = [](int line) { return line / 3; };
  const auto block_of_row = [](int line) { return line / 3 * 3; };
  return visit_locked_family(state, 0, thirds.stride, 1, column_of, visit) ||
         visit_locked_family(state, 0, thirds.run, 1, row_of, visit) ||
         visit_locked_family(state, 9, thirds.run, 3, block_of_column, visit) ||
         visit_locked_family(state, 18, thirds.run, 1, block_of_row, visit);
}

/// The positions in Z that a digit locked in A loses.
inline unsigned locked_out(const SeState& state, int a, int z, int digit) {
  return state.place[z][digit] & ~geometry.overlap[z][a];
}

}  // namespace deduku::se
