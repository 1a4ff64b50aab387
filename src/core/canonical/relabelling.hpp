// Arrangements of a puzzle together with the order of its digits.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "deduku/per.hpp"
#include "deduku/symmetry.hpp"
#include "src/core/canonical/digit_search.hpp"

namespace deduku::canonical {

/// Digits in a new order, as far as it is settled: for each place 0..8 the digits that can take it. Places with the
/// same digits are side by side, as many as the digits.
struct Relabelling {
  std::array<DigitSet, 9> at;

  /// Digits with a label take its place, the others share the rest.
  explicit Relabelling(const Arrangement& arrangement) {
    DigitSet rest = DigitSet::all();
    for (Digit digit : Digit::all()) {
      const int label = arrangement.label(digit.number());
      if (label == 0) continue;
      at[label - 1] = {digit};
      rest.erase(digit);
    }
    std::fill(at.end() - rest.size(), at.end(), rest);
  }

  /// The least image of a set of digits, with the digit at place 0 as the highest of nine bits. Settles places
  /// accordingly: its digits go after the others that can take the same places.
  unsigned put(DigitSet set) {
    unsigned image = 0;
    for (int place = 0; place < 9;) {
      const DigitSet all = at[place];
      const DigitSet marked = all & set;
      const int end = place + all.size();
      const int first_marked = end - marked.size();
      if (place < first_marked && first_marked < end) {
        std::fill(&at[place], &at[first_marked], all - marked);
        std::fill(&at[first_marked], &at[0] + end, marked);
      }
      for (place = first_marked; place < end; ++place) image |= 256U >> place;
    }
    return image;
  }

  /// The number of ways in which these digits can take their places; they share no places with others.
  std::uint64_t ways(DigitSet digits) const {
    std::uint64_t ways = 1;
    int run = 0;
    for (int place = 0; place < 9; ++place) {
      run = place > 0 && at[place] == at[place - 1] ? run + 1 : 1;
      if (digits.intersects(at[place])) ways *= static_cast<std::uint64_t>(run);
    }
    return ways;
  }

  /// The place of each digit; digits that can take the same places take them in ascending order.
  std::array<std::uint8_t, 9> places() const {
    PerDigit<std::uint8_t> places{};
    for (std::uint8_t place = 0; place < 9;) {
      for (Digit digit : at[place]) places[digit] = place++;
    }
    return places;
  }
};

/// An arrangement and the order of its digits.
struct Detailed {
  Arrangement arrangement;
  Relabelling relabelling;

  explicit Detailed(const Arrangement& settled) : arrangement(settled), relabelling(settled) {}
};

/// Maps the board to the least one; digits that the board does not have go last.
inline Symmetry symmetry_of(const Detailed& detailed) {
  Symmetry symmetry;
  symmetry.transposes = detailed.arrangement.is_transposed();
  for (std::uint8_t place = 0; place < 9; ++place) {
    symmetry.rows[detailed.arrangement.row_at(place)] = place;
    symmetry.columns[detailed.arrangement.column_at(place)] = place;
  }
  symmetry.digits = detailed.relabelling.places();
  return symmetry;
}

}  // namespace deduku::canonical
