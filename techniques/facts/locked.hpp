// Locked candidates: all places of a digit in one house also lie in a second house, so the digit of the second house is
// among them.
#pragma once

#include "deduku/grid.hpp"
#include "src/core/segments.hpp"
#include "techniques/facts/search_order.hpp"

namespace deduku::facts {

/// Two or three places of a digit in `base`, all of them in `cover`; one of the houses is a box.
struct LockedCandidates {
  Digit digit;
  House base;
  House cover;

  friend bool operator==(const LockedCandidates&, const LockedCandidates&) = default;
};

/// The cells in the rest of the cover house that lose the digit.
inline CellSet locked_out(const Grid& grid, const LockedCandidates& locked) {
  return grid.cells(locked.cover, locked.digit) - cells_of(locked.base);
}

/// The locked candidates of some digits from one house into another.
template <class Visit>
bool locked_candidates_in(const Grid& grid, House base, DigitSet digits, Visit& visit) {
  for (Digit digit : digits - grid.solved_digits(base)) {
    const std::optional<Segment> segment = segment_with(base, grid.positions(base, digit));
    if (segment && visit(LockedCandidates{digit, base, segment->across(base)})) return true;
  }
  return false;
}

/// The locked candidates of some digits from a box into a line. Boxes and digits ascend.
template <class Visit>
bool pointing(const Grid& grid, DigitSet digits, Visit&& visit) {
  for (House house : boxes_rows_columns) {
    if (house.is_box() && locked_candidates_in(grid, house, digits, visit)) return true;
  }
  return false;
}
template <class Visit>
bool pointing(const Grid& grid, Visit&& visit) {
  return pointing(grid, DigitSet::all(), visit);
}

/// The locked candidates of some digits from a line into a box. Rows come before columns, digits ascend.
template <class Visit>
bool claiming(const Grid& grid, DigitSet digits, Visit&& visit) {
  for (House house : boxes_rows_columns) {
    if (house.is_line() && locked_candidates_in(grid, house, digits, visit)) return true;
  }
  return false;
}
template <class Visit>
bool claiming(const Grid& grid, Visit&& visit) {
  return claiming(grid, DigitSet::all(), visit);
}

/// The forms of locked candidates, pointing or claiming, that some digit has with something to remove.
struct LockedForms {
  bool pointing = false;
  bool claiming = false;

  friend bool operator==(LockedForms, LockedForms) = default;
};

/// For three parallel lines and the three boxes that they cross: the forms, by the nine crossings that hold the digit,
/// bit 3 * line + box.
inline constexpr std::array<LockedForms, 512> locked_forms = [] {
  std::array<LockedForms, 512> table{};
  for (unsigned bits = 0; bits < table.size(); ++bits) {
    for (int line = 0; line < 3; ++line) {
      for (int box = 0; box < 3; ++box) {
        const unsigned along_line = bits & 0007U << 3 * line;
        const unsigned along_box = bits & 0111U << box;
        const unsigned here = bits & 1U << (3 * line + box);
        if (here == 0) continue;
        table[bits].pointing |= along_box == here && along_line != here;
        table[bits].claiming |= along_line == here && along_box != here;
      }
    }
  }
  return table;
}();

/// For the positions in a line, as bits, the boxes that they lie in: three bits.
inline constexpr std::array<std::uint8_t, 512> boxes_along_line = [] {
  std::array<std::uint8_t, 512> table{};
  for (unsigned bits = 0; bits < table.size(); ++bits) {
    for (int box = 0; box < 3; ++box) {
      if ((bits & 0007U << 3 * box) != 0) table[bits] |= static_cast<std::uint8_t>(1U << box);
    }
  }
  return table;
}();

/// The forms of one digit. It examines six bands of lines instead of 27 houses.
inline LockedForms locked_forms_of(const Grid& grid, Digit digit) {
  const auto boxes = [&](int line) { return boxes_along_line[grid.positions(House(line), digit).bits()]; };
  LockedForms found;
  for (int line = 0; line < 18; line += 3) {
    const LockedForms here = locked_forms[boxes(line) | boxes(line + 1) << 3U | boxes(line + 2) << 6U];
    found.pointing |= here.pointing;
    found.claiming |= here.claiming;
  }
  return found;
}

}  // namespace deduku::facts
