// Turbot Fish: any two conjugate pairs of one digit with near ends that see each other.
//
//   free === near            Such a chain of three links may be a Skyscraper or a 2-String Kite as well.
//             |  joint
//            near === free
#pragma once

#include "src/core/workspace.hpp"
#include "techniques/facts/conjugate_pairs.hpp"

namespace deduku::single_digit {

/// `near[i]` and `free[i]` are the ends of the pair in `houses[i]`. The free ends may be the same cell.
struct TurbotFish {
  Digit digit;
  std::array<House, 2> houses;
  House joint;
  std::array<Cell, 2> near;
  std::array<Cell, 2> free;
};

/// Whether both cells of a pair lie in a line and its house is a box. Such a pair is also a pair of its line, or the
/// box claims the line.
inline bool is_box_in_line(const facts::ConjugatePair& pair) {
  return pair.house.is_box() && (pair.first.row() == pair.second.row() || pair.first.column() == pair.second.column());
}

/// The ways to join two pairs: the choices of the near end of each.
template <class Visit>
bool turbot_fishes_of(const facts::ConjugatePair& p, const facts::ConjugatePair& q, Visit& visit) {
  for (const auto& [near_p, free_p] : {std::pair(p.first, p.second), std::pair(p.second, p.first)}) {
    for (const auto& [near_q, free_q] : {std::pair(q.first, q.second), std::pair(q.second, q.first)}) {
      if (!sees(near_p, near_q) || near_p == free_q || near_q == free_p) continue;
      const House joint = common_houses({near_p, near_q}).first();
      if (visit(TurbotFish{p.digit, {p.house, q.house}, joint, {near_p, near_q}, {free_p, free_q}})) return true;
    }
  }
  return false;
}

/// Digits ascend, then the houses of the pairs.
template <class Visit>
bool turbot_fishes(const Grid& grid, Workspace& workspace, DigitSet digits, Visit&& visit) {
  for (Digit digit : digits) {
    const auto pairs = facts::conjugate_pairs(grid, workspace, digit);
    for (std::size_t i = 0; i < pairs.size(); ++i) {
      if (is_box_in_line(pairs[i])) continue;
      for (std::size_t j = i + 1; j < pairs.size(); ++j) {
        if (!is_box_in_line(pairs[j]) && turbot_fishes_of(pairs[i], pairs[j], visit)) return true;
      }
    }
  }
  return false;
}

}  // namespace deduku::single_digit
