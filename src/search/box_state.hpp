// The state of the box search and its conclusions.
//
// A register holds one place of all nine boxes, a lane one box, a bit one digit (box_cells.hpp). A unit of work is a
// sweep over the whole grid, some 300 operations without a branch: no work list pays at that price. A sweep looks along
// the rows, then along the columns. Along the rows:
//
//     x x x | x x x | x x x     The three cells of a row in a box are a miniline. For one digit, the nine
//     . . . | . . . | . . .     minilines of a band form a 3x3 matrix of rows and boxes, and the digit
//     . . . | . . . | . . .     is in three of them that form a permutation.
//
//   * A miniline is removed unless the two rows and two boxes it leaves to the others can be matched. This covers every
//     locked candidate, pointing and claiming, and the hidden singles of rows and boxes.
//   * A digit that some cell must have, or that is one of just three in a miniline, is removed from the other minilines
//     of the box.
//   * Three digits that must be in a miniline exclude all other digits.
//
// Along the columns the same holds for minilines of a column, with the boxes of a stack. A digit whose miniline is
// certain in both directions is certain in its cell.
#pragma once

#include "deduku/box_cells.hpp"

namespace deduku::search {

inline constexpr unsigned all_digits = 0b111'111'111;

enum class Direction { rows, columns };

/// The result of propagation.
enum class Standing { contradiction, solved, open };

/// The candidates of all cells, in registers of type `Lanes` (see simd/plain.hpp).
template <class Lanes>
class BoxState {
 public:
  explicit BoxState(const BoxCells& cells) {
    for (int place = 0; place < 9; ++place) places_[place] = Lanes::load(cells.digits + lane_count * place);
  }
  void store(BoxCells& cells) const {
    for (int place = 0; place < 9; ++place) places_[place].store(cells.digits + lane_count * place);
  }

  /// Sweeps until nothing changes.
  [[gnu::always_inline]] Standing propagate() {
    BoxState state = *this;
    Lanes sum = Lanes::each(0);
    for (;;) {
      state.sweep();
      if (state.lacks_something()) return Standing::contradiction;
      const Lanes last_sum = sum;
      sum = state.sum();
      if (sum.same(solved_sum())) return state.finish(*this);
      if (sum.same(last_sum)) break;
    }
    *this = state;
    return Standing::open;
  }

  /// The digits that are possible in each miniline: in line 0, 1, 2 of each box.
  template <Direction direction>
  [[gnu::always_inline]] Lanes miniline(int line) const {
    return at<direction>(line, 0) | at<direction>(line, 1) | at<direction>(line, 2);
  }
  /// Removes digits from the three cells of a miniline.
  template <Direction direction>
  void remove(int line, Lanes digits) {
    for (int i = 0; i < 3; ++i) at<direction>(line, i) = at<direction>(line, i) - digits;
  }

 private:
  /// The state of the minilines of one direction.
  struct Minilines {
    Lanes digits[3];
  };

  template <Direction direction>
  [[gnu::always_inline]] Lanes& at(int line, int i) {
    return places_[direction == Direction::rows ? 3 * line + i : 3 * i + line];
  }
  template <Direction direction>
  [[gnu::always_inline]] const Lanes& at(int line, int i) const {
    return places_[direction == Direction::rows ? 3 * line + i : 3 * i + line];
  }

  [[gnu::always_inline]] void sweep() {
    const BoxState singles = this->singles();
    const Minilines rows = look_along<Direction::rows>(singles);
    const Minilines columns = look_along<Direction::columns>(singles);
    for (int place = 0; place < 9; ++place) {
      const Lanes certain = rows.digits[place / 3] & columns.digits[place % 3];
      places_[place] = places_[place] & (certain | certain.where_empty());
    }
  }

  /// The digits of the cells that have only one.
  [[gnu::always_inline]] BoxState singles() const {
    BoxState singles = *this;
    for (Lanes& place : singles.places_) place = place & place.without_lowest().where_empty();
    return singles;
  }

  /// Removes the digits that are impossible along the lines; returns those whose miniline is certain.
  template <Direction direction>
  [[gnu::always_inline]] Minilines look_along(const BoxState& singles) {
    Minilines possible = miniline_digits<direction>(singles);
    possible = matched<direction>(possible);
    Minilines certain;
    for (int line = 0; line < 3; ++line) {
      const Lanes elsewhere = possible.digits[(line + 1) % 3] | possible.digits[(line + 2) % 3];
      certain.digits[line] = possible.digits[line] - elsewhere;
      const Lanes has_room = certain.digits[line].without_lowest().without_lowest().where_empty();
      const Lanes kept = possible.digits[line] & (certain.digits[line] | has_room);
      for (int i = 0; i < 3; ++i) at<direction>(line, i) = at<direction>(line, i) & kept;
    }
    return certain;
  }

  /// The possible digits of each miniline after removing those that other minilines of the box must have.
  template <Direction direction>
  [[gnu::always_inline]] Minilines miniline_digits(const BoxState& singles) const {
    Minilines possible;
    Minilines taken;
    for (int line = 0; line < 3; ++line) {
      const Lanes digits = miniline<direction>(line);
      const Lanes just_three = digits.without_lowest().without_lowest().without_lowest().where_empty();
      possible.digits[line] = digits;
      taken.digits[line] = singles.template miniline<direction>(line) | (digits & just_three);
    }
    for (int line = 0; line < 3; ++line) {
      const Lanes by_others = taken.digits[(line + 1) % 3] | taken.digits[(line + 2) % 3];
      possible.digits[line] = possible.digits[line] - by_others;
    }
    return possible;
  }

  /// Keeps a miniline if the other two lines can share the other two boxes.
  template <Direction direction>
  [[gnu::always_inline]] static Minilines matched(const Minilines& possible) {
    Minilines next;
    Minilines last;
    for (int line = 0; line < 3; ++line) {
      const Lanes digits = possible.digits[line];
      next.digits[line] = direction == Direction::rows ? digits.next_stack() : digits.next_band();
      last.digits[line] = direction == Direction::rows ? digits.last_stack() : digits.last_band();
    }
    Minilines kept;
    for (int line = 0; line < 3; ++line) {
      const int a = (line + 1) % 3;
      const int b = (line + 2) % 3;
      kept.digits[line] = possible.digits[line] & ((next.digits[a] & last.digits[b]) |  //
                                                   (last.digits[a] & next.digits[b]));
    }
    return kept;
  }

  /// Whether some cell has no digit or some box lacks one.
  [[gnu::always_inline]] bool lacks_something() const {
    Lanes in_box = places_[0];
    Lanes smallest = places_[0];
    for (int place = 1; place < 9; ++place) {
      in_box = in_box | places_[place];
      smallest = smallest.smaller(places_[place]);
    }
    return !(in_box - smallest.where_empty()).same(Lanes::each(all_digits));
  }

  /// The digits of each box summed up as numbers. It decreases with every candidate that is removed.
  [[gnu::always_inline]] Lanes sum() const {
    Lanes sum = places_[0];
    for (int place = 1; place < 9; ++place) sum = sum.plus(places_[place]);
    return sum;
  }
  /// The sum if each box has each digit once. Then every cell has one digit.
  static Lanes solved_sum() {
    constexpr std::uint16_t box = all_digits;
    constexpr std::uint16_t pad = 9 * all_digits;
    alignas(32) static constexpr std::uint16_t sums[lane_count] = {box, box, box, pad, box, box, box, pad,
                                                                   box, box, box, pad, pad, pad, pad, pad};
    return Lanes::load(sums);
  }

  /// Checks the rows and columns if the boxes are full.
  [[gnu::always_inline]] Standing finish(BoxState& result) const {
    result = *this;
    return every_line_is_full() ? Standing::solved : Standing::contradiction;
  }
  [[gnu::always_inline]] bool every_line_is_full() const {
    Lanes full = Lanes::each(all_digits);
    for (int line = 0; line < 3; ++line) {
      const Lanes row = miniline<Direction::rows>(line);
      const Lanes column = miniline<Direction::columns>(line);
      full = full & (row | row.next_stack() | row.last_stack()) & (column | column.next_band() | column.last_band());
    }
    return full.same(Lanes::each(all_digits));
  }

  Lanes places_[9];
};

}  // namespace deduku::search
