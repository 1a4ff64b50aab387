// Locking (pointing and claiming): all places of a digit in house A lie in house Z.
//
// Pairs of houses are visited block-column, block-row, column-block, row-block; within a pair the digits.
#pragma once

#include "techniques/se/hint.hpp"

namespace deduku::se {

/// Calls `visit(a, z, digit)` for each locked digit, in order, until it returns true.
template <class Visit>
bool visit_locked(const State& state, Visit visit) {
  static constexpr Family orders[4][2] = {{block, column}, {block, row}, {column, block}, {row, block}};
  for (const auto& [first, second] : orders) {
    for (int a = first_house[first]; a < first_house[first] + 9; ++a) {
      for (int z = first_house[second]; z < first_house[second] + 9; ++z) {
        const unsigned shared = geometry.overlap[a][z];
        if (shared == 0) continue;
        for (int digit = 0; digit < 9; ++digit) {
          const unsigned places = state.place[a][digit];
          if ((places & ~shared) != 0 || size_of(places) < 2) continue;
          if (visit(a, z, digit)) return true;
        }
      }
    }
  }
  return false;
}

/// The positions in Z that a digit locked in A loses.
inline unsigned locked_out(const State& state, int a, int z, int digit) {
  return state.place[z][digit] & ~geometry.overlap[z][a];
}

}  // namespace deduku::se
