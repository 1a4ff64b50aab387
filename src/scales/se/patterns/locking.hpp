// Locking (pointing and claiming): all places of a digit in a base house lie in a cover house.
//
// Pairs of houses are visited box-column, box-row, column-box, row-box; within a pair the digits.
#pragma once

#include "src/scales/se/facts/se_hint.hpp"

namespace deduku::se {

/// The digits locked in each of the three houses that house `base` meets, given the third of each of its positions:
/// sixteen bits for each third.
inline std::uint64_t read_thirds(const SeState& state, unsigned digits, SeHouse base,
                                 const std::uint8_t (&third_of)[512]) {
  std::uint64_t locked = 0;
  for (Digit digit : elements<Digit>(digits)) {
    locked |= std::uint64_t{1} << (16 * third_of[state.places[base][digit]] + digit.index());
  }
  return locked;
}

/// Calls `visit(base, cover, digit)` for each locked digit of the nine houses from `first_base` on until it returns
/// true; each of them meets the houses number first_cover(its number) + third * step of the kind of `cover_kind`.
template <class FirstCover, class Visit>
bool visit_locked_in(const SeState& state, unsigned digits, SeHouse first_base, const std::uint8_t (&third_of)[512],
                     SeHouseKind cover_kind, int step, FirstCover first_cover, Visit visit) {
  for (int number = 0; number < 9; ++number) {
    const SeHouse base = first_base.parallel(number);
    const std::uint64_t locked = read_thirds(state, digits, base, third_of);
    for (int third = 0; third < 3; ++third) {
      for (Digit digit : elements<Digit>(static_cast<unsigned>(locked >> (16 * third) & full_mask))) {
        if (visit(base, SeHouse::of(cover_kind, first_cover(number) + third * step), digit)) return true;
      }
    }
  }
  return false;
}

/// Calls `visit(base, cover, digit)` for each of these digits that is locked, in order, until it returns true.
template <class Visit>
bool visit_locked(const SeState& state, unsigned digits, Visit visit) {
  if (digits == 0) return false;
  const auto column_of_box = [](int number) { return number % 3 * 3; };
  const auto row_of_box = [](int number) { return number / 3 * 3; };
  const auto box_of_column = [](int number) { return number / 3; };
  const auto box_of_row = [](int number) { return number / 3 * 3; };
  return visit_locked_in(state, digits, SeHouse::box(0), thirds.stride, SeHouseKind::column, 1, column_of_box, visit) ||
         visit_locked_in(state, digits, SeHouse::box(0), thirds.run, SeHouseKind::row, 1, row_of_box, visit) ||
         visit_locked_in(state, digits, SeHouse::column(0), thirds.run, SeHouseKind::box, 3, box_of_column, visit) ||
         visit_locked_in(state, digits, SeHouse::row(0), thirds.run, SeHouseKind::box, 1, box_of_row, visit);
}

/// The positions in the cover house that a digit locked in the base house loses.
inline unsigned locked_out(const SeState& state, SeHouse base, SeHouse cover, Digit digit) {
  return state.places[cover][digit] & ~overlap(cover, base);
}

/// The digits whose locking removes something, and perhaps some that have a single place in a house.
unsigned locked_digits(const SeState& state);

}  // namespace deduku::se
