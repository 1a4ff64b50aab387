// Hidden and naked sets and basic fish, visited in the order of the scale.
#pragma once

#include "src/scales/se/facts/se_hint.hpp"

namespace deduku::se {

/// Nine masks: those of the digits, of the positions or of the lines.
using Masks = std::array<Mask, 9>;

/// The indices i for which mask[i] has between 2 and `size` elements; without branches, so that it is a few vector
/// operations.
template <int size>
inline unsigned small_masks(const Masks& masks) {
  Mask small = 0;
  for (int i = 0; i < 9; ++i) {
    const auto rest = static_cast<Mask>(masks[i] & (masks[i] - 1));
    Mask beyond = rest;
    for (int drop = 1; drop < size; ++drop) beyond = static_cast<Mask>(beyond & (beyond - 1));
    small = static_cast<Mask>(small | (rest != 0 && beyond == 0 ? single_bits[i] : 0));
  }
  return small;
}
inline unsigned small_masks(const Masks& masks, int size) {
  switch (size) {
    case 2:
      return small_masks<2>(masks);
    case 3:
      return small_masks<3>(masks);
    case 4:
      return small_masks<4>(masks);
    default:
      return small_masks<9>(masks);
  }
}

inline unsigned union_of(const Masks& masks, unsigned chosen) {
  unsigned all = 0;
  for (int i : elements(chosen)) all |= masks[i];
  return all;
}

/// Calls `visit(chosen, united)` for each way to add `size` of the masks `left` to the chosen ones, as long as they
/// have at most `most` elements together; by ascending choice: the highest index moves slowest.
template <int size, class Visit>
inline bool visit_unions(const Masks& masks, unsigned left, unsigned chosen, unsigned united, int most, Visit& visit) {
  if constexpr (size == 0) {
    return visit(chosen, united);
  } else {
    for (int i : elements(left)) {
      const unsigned with = united | masks[i];
      if (size_of(with) > most) continue;
      if (visit_unions<size - 1>(masks, left & (bit(i) - 1U), chosen | bit(i), with, most, visit)) return true;
    }
    return false;
  }
}

/// Calls `visit(chosen, united)` for each choice of `size` masks (of 2 or more elements each) with exactly `size`
/// elements together, by ascending choice, until it returns true. `small`: the masks of at most `size` elements.
template <class Visit>
bool visit_closed_sets(const Masks& masks, unsigned small, int size, Visit visit) {
  if (size_of(small) < size) return false;
  // Fewer elements than masks are a contradiction and are skipped.
  const auto visit_closed = [&](unsigned chosen, unsigned united) {
    return size_of(united) == size && visit(chosen, united);
  };
  switch (size) {
    case 2:
      return visit_unions<2>(masks, small, 0, 0, 2, visit_closed);
    case 3:
      return visit_unions<3>(masks, small, 0, 0, 3, visit_closed);
    default:
      return visit_unions<4>(masks, small, 0, 0, 4, visit_closed);
  }
}

template <class Visit>
bool visit_closed_sets(const Masks& masks, int size, Visit visit) {
  return visit_closed_sets(masks, small_masks(masks, size), size, visit);
}
inline bool has_closed_set(const Masks& masks, unsigned small, int size) {
  return visit_closed_sets(masks, small, size, [](unsigned, unsigned) { return true; });
}

/// Calls `visit(house, digits, positions)` for each hidden set of the houses with more than `more_than_open` empty
/// cells.
template <class Visit>
bool visit_hidden_sets(const SeState& state, SeHouseSet houses, int size, int more_than_open, Visit visit) {
  for (SeHouse house : houses) {
    if (state.open[house] <= more_than_open) continue;
    if (visit_closed_sets(state.places[house], size,
                          [&](unsigned digits, unsigned positions) { return visit(house, digits, positions); })) {
      return true;
    }
  }
  return false;
}

/// The candidates of the cells of a house by position.
inline Per<Position, Mask> digits_by_position(const SeState& state, SeHouse house) {
  Per<Position, Mask> digits;
  for (Position position : Position::all()) digits[position] = state.digits[cell_at(house, position)];
  return digits;
}

/// Calls `visit(house, positions, digits)` for each naked set of these houses.
template <class Visit>
bool visit_naked_sets(const SeState& state, SeHouseSet houses, int size, Visit visit) {
  for (SeHouse house : houses) {
    if (state.open[house] < 2 * size) continue;
    if (visit_closed_sets(digits_by_position(state, house), size,
                          [&](unsigned positions, unsigned digits) { return visit(house, positions, digits); })) {
      return true;
    }
  }
  return false;
}

/// The candidates that a hidden set removes: everything else in its cells.
inline void remove_hidden(const SeState& state, SeHouse house, unsigned digits, unsigned positions,
                          CandidateBits& removals) {
  for (Position position : elements<Position>(positions)) {
    const Cell cell = cell_at(house, position);
    for (Digit digit : elements<Digit>(state.digits[cell] & ~digits)) removals.insert({cell, digit});
  }
}

/// The candidates that a naked set removes: its digits from the rest of this house.
inline void remove_naked(const SeState& state, SeHouse house, unsigned positions, unsigned digits,
                         CandidateBits& removals) {
  for (Position position : elements<Position>(~positions & full_mask)) {
    const Cell cell = cell_at(house, position);
    for (Digit digit : elements<Digit>(state.digits[cell] & digits)) removals.insert({cell, digit});
  }
}

/// A fish: base lines all of one kind, cover lines across.
struct SeFish {
  Digit digit;
  SeHouse first_base;  ///< the first line of the base kind
  unsigned bases;      ///< numbers of lines, likewise for the covers
  unsigned covers;

  SeHouse base(int number) const { return first_base.parallel(number); }
  SeHouse cover(int number) const { return first_base.crossing(number); }
};

/// Calls `visit(fish)` for each fish of these digits: bases in columns first, then rows; base lines outside, digits
/// inside.
template <class Visit>
bool visit_fish(const SeState& state, unsigned digits, int size, Visit visit) {
  for (SeHouse first_base : {SeHouse::column(0), SeHouse::row(0)}) {
    PerDigit<Masks> places;  // by line
    PerDigit<unsigned> small;
    unsigned any = 0;
    for (Digit digit : elements<Digit>(digits)) {
      for (int line = 0; line < 9; ++line) places[digit][line] = state.places[first_base.parallel(line)][digit];
      small[digit] = state.filled[digit] + 2 * size <= 9 ? small_masks(places[digit], size) : 0;
      if (!has_closed_set(places[digit], small[digit], size)) small[digit] = 0;
      any |= small[digit];
    }
    if (any == 0) continue;
    for (const Mask bases : subsets_of_size(size)) {
      if ((bases & ~any) != 0) continue;
      for (Digit digit : elements<Digit>(digits)) {
        if ((bases & ~small[digit]) != 0) continue;
        const unsigned covers = union_of(places[digit], bases);
        if (size_of(covers) == size && visit(SeFish{digit, first_base, bases, covers})) return true;
      }
    }
  }
  return false;
}

inline void remove_fish(const SeState& state, const SeFish& fish, CandidateBits& removals) {
  for (int number : elements(fish.covers)) {
    const SeHouse cover = fish.cover(number);
    // The position in a cover line is the number of the base line.
    for (Position position : elements<Position>(state.places[cover][fish.digit] & ~fish.bases)) {
      removals.insert({cell_at(cover, position), fish.digit});
    }
  }
}

}  // namespace deduku::se
