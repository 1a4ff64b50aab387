// Locked candidates: all places of a digit in one house lie in a second house too, so the digit of the second
// house is among them.
#pragma once

#include "deduku/grid.hpp"
#include "techniques/kernels/order.hpp"

namespace deduku::kernel {

/// Two or three places of a digit in `base`, all of them in `cover`; one of the houses is a box.
struct LockedCandidates {
  Digit digit;
  House base;
  House cover;
};

/// The positions of a house that a crossing house takes: in a line one of its three boxes (the first three
/// sets), in a box one of its rows or of its columns.
inline constexpr std::array<PositionSet, 6> shared_positions = {
    PositionSet::from_bits(0007), PositionSet::from_bits(0070), PositionSet::from_bits(0700),
    PositionSet::from_bits(0111), PositionSet::from_bits(0222), PositionSet::from_bits(0444)};

/// The house that takes `shared_positions[i]` of `base`.
constexpr House crossing_house(House base, int i) {
  const Cell cell = cell_at(base, shared_positions[i].first());
  if (base.is_line()) return cell.box();
  return i < 3 ? cell.row() : cell.column();
}

/// For each set of positions, as bits, which of `shared_positions` contains it; -1 where none does or it is a
/// single position.
inline constexpr std::array<std::int8_t, 512> shared_by = [] {
  std::array<std::int8_t, 512> table{};
  for (unsigned bits = 0; bits < table.size(); ++bits) {
    const PositionSet positions = PositionSet::from_bits(bits);
    table[bits] = -1;
    for (int i = 0; positions.size() > 1 && i < 6; ++i) {
      if (shared_positions[i].contains(positions)) table[bits] = static_cast<std::int8_t>(i);
    }
  }
  return table;
}();

/// The digits of one house that are locked into another.
template <class Visit>
bool locked_candidates_in(const Grid& grid, House base, Visit& visit) {
  const int crossing_count = base.is_box() ? 6 : 3;
  for (Digit digit : ~grid.solved_digits(base)) {
    const int i = shared_by[grid.positions(base, digit).bits()];
    if (i < 0 || i >= crossing_count) continue;
    if (visit(LockedCandidates{digit, base, crossing_house(base, i)})) return true;
  }
  return false;
}

/// Digits of a box locked into a line. Boxes as `Order` says, digits ascend.
template <class Order, class Visit>
bool pointing(const Grid& grid, Visit&& visit) {
  for (House house : Order::houses) {
    if (house.is_box() && locked_candidates_in(grid, house, visit)) return true;
  }
  return false;
}

/// Digits of a line locked into a box. Lines as `Order` says, digits ascend.
template <class Order, class Visit>
bool claiming(const Grid& grid, Visit&& visit) {
  for (House house : Order::houses) {
    if (house.is_line() && locked_candidates_in(grid, house, visit)) return true;
  }
  return false;
}

}  // namespace deduku::kernel
