// The houses in which a digit has no place, one place, or only one group of places, for all houses at once.
#pragma once

#include "techniques/facts/bands.hpp"

namespace deduku::facts {

inline constexpr std::uint32_t every_cell = 0777'777'777;
inline constexpr std::uint32_t row_starts = 0001'001'001;   ///< the first cell of each row of a band
inline constexpr std::uint32_t mini_starts = 0111'111'111;  ///< the first cell of each mini-row
inline constexpr std::uint32_t box_starts = 0000'000'111;   ///< the first cell of each box
inline constexpr std::uint32_t top_row = 0000'000'777;

/// The variables of one digit. Sets of houses are given by the first cell of each row, the first cell of each box, the
/// top cells of the columns in each band.
struct PlaneSurvey {
  Bands row_one, column_one, box_one;              ///< the houses with exactly one place
  Bands row_missing, column_missing, box_missing;  ///< the houses without a place
  // For groups, the mini-rows and mini-columns (by their first cell) that hold all two or three places.
  Bands row_group, row_box_group, column_group, column_box_group;

  bool is_dead() const { return !(row_missing | column_missing | box_missing).empty(); }
  /// The places that are the only one in some house.
  Bands singles(Bands plane) const { return plane & filled(row_one, column_one, box_one); }
  /// The cells of the houses without a place.
  Bands missing() const { return filled(row_missing, column_missing, box_missing); }

 private:
  static Bands filled(Bands rows, Bands columns, Bands boxes) {
    const Bands upper = columns | boxes.filled(3);
    return rows.filled(9) | upper | upper << 9 | upper << 18;
  }
};

template <bool grouped>
inline PlaneSurvey survey_plane(Bands plane) {
  PlaneSurvey survey;
  const Bands starts = Bands::each(mini_starts);
  const Bands first = plane & starts;
  const Bands second = plane >> 1 & starts;
  const Bands third = plane >> 2 & starts;
  const Bands some = first | second | third;
  const Bands several = majority(first, second, third);

  const Bands in_rows = Bands::each(row_starts);
  const Bands left = some & in_rows;
  const Bands middle = some >> 3 & in_rows;
  const Bands right = some >> 6 & in_rows;
  const Bands row_some = left | middle | right;
  const Bands row_spread = majority(left, middle, right);
  const Bands row_several = (several | several >> 3 | several >> 6) & in_rows;
  survey.row_one = row_some - row_spread - row_several;
  survey.row_missing = in_rows - row_some;

  const Bands in_boxes = Bands::each(box_starts);
  const Bands upper = some & in_boxes;
  const Bands central = some >> 9 & in_boxes;
  const Bands lower = some >> 18 & in_boxes;
  const Bands box_some = upper | central | lower;
  const Bands box_spread = majority(upper, central, lower);
  const Bands box_several = (several | several >> 9 | several >> 18) & in_boxes;
  survey.box_one = box_some - box_spread - box_several;
  survey.box_missing = in_boxes - box_some;

  const Bands tops = Bands::each(top_row);
  const Bands high = plane & tops;
  const Bands mid = plane >> 9 & tops;
  const Bands low = plane >> 18;
  const Bands falling = high | mid | low;
  const Bands fall_several = majority(high, mid, low);
  const Bands column_some = falling | falling.next() | falling.last();
  const Bands column_spread = majority(falling, falling.next(), falling.last());
  const Bands column_several = fall_several | fall_several.next() | fall_several.last();
  survey.column_one = column_some - column_spread - column_several;
  survey.column_missing = tops - column_some;

  if constexpr (grouped) {
    const Bands row_whole = row_several - row_spread;
    survey.row_group = several & (row_whole | row_whole << 3 | row_whole << 6);
    const Bands box_whole = box_several - box_spread;
    survey.row_box_group = several & (box_whole | box_whole << 9 | box_whole << 18);
    survey.column_group = fall_several - column_spread;
    // Boxes in which only one of the three columns has places, and several.
    const Bands stack = Bands::each(box_starts);
    const Bands column_1 = falling & stack;
    const Bands column_2 = falling >> 1 & stack;
    const Bands column_3 = falling >> 2 & stack;
    const Bands narrow = stack - majority(column_1, column_2, column_3);
    survey.column_box_group = fall_several & narrow.filled(3);
  }
  return survey;
}

}  // namespace deduku::facts
