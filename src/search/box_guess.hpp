// The guesses of the box search: whether a digit is in a miniline or not.
//
// A digit can be in a band in at most six ways (in a stack: the same with columns), the permutations of the three lines
// and the three boxes. With e and o for the boxes of the lines:
//
//     e0  x . .   e1  . x .   e2  . . x     o0  x . .   o1  . x .   o2  . . x
//         . x .       . . x       x . .         . . x       x . .       . x .
//         . . x       x . .       . x .         . x .       . . x       x . .
//
// A guess decides most in the band or stack in which all digits together have the fewest ways left. In it a digit with
// two ways is best, and a miniline that belongs to one of the two: both answers settle the digit.
#pragma once

#include "src/search/box_state.hpp"

namespace deduku::search {

/// A miniline of a direction, in `line` of the box that is the `box`-th of the `chute`-th band or stack.
struct Guess {
  Direction direction;
  int chute;
  int line;
  int box;
  unsigned digit;
};

/// The digits that are possible in each of the six ways, e0 e1 e2 o0 o1 o2, in one band or stack.
struct Ways {
  unsigned digits[6];

  [[gnu::always_inline]] int total() const {
    std::uint64_t all = 0;
    for (unsigned way : digits) all = all << 9 | way;
    return __builtin_popcountll(all);
  }
  /// A digit with two ways, else with the fewest above two; some digit must have at least two.
  [[gnu::always_inline]] unsigned choose_digit() const {
    unsigned at_least[4] = {};
    for (unsigned way : digits) {
      at_least[3] |= at_least[2] & way;
      at_least[2] |= at_least[1] & way;
      at_least[1] |= at_least[0] & way;
      at_least[0] |= way;
    }
    unsigned best = at_least[1] & ~at_least[2];
    if (best == 0) best = at_least[2] & ~at_least[3];
    if (best == 0) best = at_least[3];
    return best & -best;
  }
};

/// The ways of all digits in the bands or stacks of a state.
template <class Lanes, Direction direction>
class WayTable {
 public:
  explicit WayTable(const BoxState<Lanes>& state) {
    const Lanes line0 = state.template miniline<direction>(0);
    const Lanes line1 = state.template miniline<direction>(1);
    const Lanes line2 = state.template miniline<direction>(2);
    (line0 & next(line1) & last(line2)).store(even_);
    (line0 & last(line1) & next(line2)).store(odd_);
  }
  Ways ways(int chute) const {
    Ways ways;
    for (int box = 0; box < 3; ++box) {
      const int lane = direction == Direction::rows ? 4 * chute + box : 4 * box + chute;
      ways.digits[box] = even_[lane];
      ways.digits[3 + box] = odd_[lane];
    }
    return ways;
  }

 private:
  static Lanes next(Lanes lanes) { return direction == Direction::rows ? lanes.next_stack() : lanes.next_band(); }
  static Lanes last(Lanes lanes) { return direction == Direction::rows ? lanes.last_stack() : lanes.last_band(); }

  alignas(32) std::uint16_t even_[lane_count];
  alignas(32) std::uint16_t odd_[lane_count];
};

/// A miniline of the digit's first way that belongs to no second one, if there is such a line.
[[gnu::always_inline]] inline Guess guess_of(Direction direction, int chute, const Ways& ways, unsigned digit) {
  int first = 0;
  while ((ways.digits[first] & digit) == 0) ++first;
  if (first >= 3) return {direction, chute, 0, first - 3, digit};
  // Way e_i shares a miniline with o_i in line 0, with o_(i + 2) in line 1, with o_(i + 1) in line 2.
  int line = 0;
  while (line < 2 && (ways.digits[3 + (first + 2 * line) % 3] & digit) != 0) ++line;
  return {direction, chute, line, (first + line) % 3, digit};
}

/// The guess for an open state.
template <class Lanes>
Guess choose_guess(const BoxState<Lanes>& state) {
  const WayTable<Lanes, Direction::rows> bands(state);
  const WayTable<Lanes, Direction::columns> stacks(state);
  int fewest = 9 * 6 + 1;
  int best = 0;
  Ways best_ways{};
  for (int chute = 0; chute < 6; ++chute) {
    const Ways ways = chute < 3 ? bands.ways(chute) : stacks.ways(chute - 3);
    const int total = ways.total();
    if (total == 9 || total >= fewest) continue;
    fewest = total;
    best = chute;
    best_ways = ways;
  }
  const Direction direction = best < 3 ? Direction::rows : Direction::columns;
  return guess_of(direction, best % 3, best_ways, best_ways.choose_digit());
}

/// Masks with all bits in one lane.
struct LaneMasks {
  alignas(32) std::uint16_t lanes[9][lane_count];
};

constexpr LaneMasks make_lane_masks() {
  LaneMasks masks{};
  for (int box = 0; box < 9; ++box) masks.lanes[box][box / 3 * 4 + box % 3] = 0xffff;
  return masks;
}

/// Removes the digit of a guess from a miniline, given by the index of its box in the band or stack.
template <class Lanes>
void exclude(BoxState<Lanes>& state, const Guess& guess, int box) {
  static constexpr LaneMasks masks = make_lane_masks();
  const bool is_row = guess.direction == Direction::rows;
  const Lanes lane = Lanes::load(masks.lanes[is_row ? 3 * guess.chute + box : 3 * box + guess.chute]);
  const Lanes removed = lane & Lanes::each(guess.digit);
  if (is_row) {
    state.template remove<Direction::rows>(guess.line, removed);
  } else {
    state.template remove<Direction::columns>(guess.line, removed);
  }
}

/// The two sides of a guess.
template <class Lanes>
void deny(BoxState<Lanes>& state, const Guess& guess) {
  exclude(state, guess, guess.box);
}
template <class Lanes>
void assume(BoxState<Lanes>& state, const Guess& guess) {
  exclude(state, guess, (guess.box + 1) % 3);
  exclude(state, guess, (guess.box + 2) % 3);
}

}  // namespace deduku::search
