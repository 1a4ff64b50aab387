#include "src/search/band_state.hpp"

#include "src/search/puzzle.hpp"

namespace deduku::search {

namespace {

constexpr int band_of(Cell cell) {
  return cell.index() / 27;
}

constexpr Word place_of(Cell cell) {
  return Word{1} << cell.index() % 27;
}

}  // namespace

BandState::BandState(const Puzzle& puzzle) {
  for (Cell cell : Cell::all()) {
    std::array<Word, digit_count>& band = places_[band_of(cell)];
    const unsigned digits = digits_at(puzzle.cells(), cell.index());
    for (int digit = 0; digit < digit_count; ++digit) {
      band[digit] |= (digits >> digit & 1) << cell.index() % 27;
    }
  }
}

/// Restricts a digit to the cells that some placement in each band and each stack can use.
bool BandState::close(int digit) {
  for (;;) {
    Word open_columns = 0;
    for (int band = 0; band < band_count; ++band) {
      Word& places = places_[band][digit];
      places = close_band(places);
      if (places == 0) return false;
      open_columns |= columns(places) << 9 * band;
    }
    const Word closed = close_stacks(open_columns);
    if (closed == open_columns) return true;
    if (closed == 0) return false;
    for (int band = 0; band < band_count; ++band) {
      places_[band][digit] &= (closed >> 9 * band & row_bits) * each_row;
    }
  }
}

/// If a closed digit is certain, the other digits are removed from the cell.
void BandState::settle(int digit) {
  for (int band = 0; band < band_count; ++band) {
    const Word settled = alone_in_row(places_[band][digit]) & open_[band];
    if (settled == 0) continue;
    open_[band] &= ~settled;
    for (int other = 0; other < digit_count; ++other) {
      if (other == digit || (places_[band][other] & settled) == 0) continue;
      places_[band][other] &= ~settled;
      changed_ |= 1U << other;
    }
  }
}

bool BandState::propagate() {
  do {
    while (changed_ != 0) {
      const int digit = std::countr_zero(changed_);
      changed_ &= changed_ - 1;
      if (!close(digit)) return false;
      settle(digit);
    }
    for (int band = 0; band < band_count; ++band) {
      if (!place_naked_singles(band)) return false;
    }
  } while (changed_ != 0);
  return true;
}

/// Returns false if some cell of the band has no digit left.
bool BandState::place_naked_singles(int band) {
  Word one = 0;
  Word two = 0;
  Word three = 0;
  for (Word places : places_[band]) {
    three |= two & places;
    two |= one & places;
    one |= places;
  }
  pairs_[band] = two & ~three;
  if (one != band_bits) return false;
  const Word singles = open_[band] & ~two;
  for (int digit = 0; digit < digit_count && singles != 0; ++digit) {
    for (Word rest = places_[band][digit] & singles; rest != 0; rest &= rest - 1) {
      leave_alone_in_row(band, digit, rest & -rest);
    }
  }
  return true;
}

/// Closing the digit draws the conclusions later.
void BandState::leave_alone_in_row(int band, int digit, Word place) {
  const int row = std::countr_zero(place) / 9;
  places_[band][digit] &= ~(row_bits << 9 * row) | place;
  changed_ |= 1U << digit;
}

void BandState::assume(Candidate candidate) {
  leave_alone_in_row(band_of(candidate.cell()), candidate.digit().index(), place_of(candidate.cell()));
}

void BandState::exclude(Candidate candidate) {
  places_[band_of(candidate.cell())][candidate.digit()] &= ~place_of(candidate.cell());
  changed_ |= 1U << candidate.digit().index();
}

DigitSet BandState::candidates(Cell cell) const {
  unsigned digits = 0;
  const Word place = place_of(cell);
  for (int digit = 0; digit < digit_count; ++digit) {
    digits |= unsigned{(places_[band_of(cell)][digit] & place) != 0} << digit;
  }
  return DigitSet::from_bits(digits);
}

/// The open cells of a band with the fewest candidates in the band, if they are fewer than `fewest`, which is lowered
/// to their number; otherwise empty, and `fewest` is unchanged.
Word BandState::cells_with_fewest(int band, int& fewest) const {
  std::array<Word, digit_count + 1> at_least{open_[band]};
  for (Word places : places_[band]) {
    for (int count = digit_count; count > 0; --count) at_least[count] |= at_least[count - 1] & places;
  }
  for (int count = 2; count < fewest; ++count) {
    const Word more = count < digit_count ? at_least[count + 1] : 0;
    if (at_least[count] == more) continue;
    fewest = count;
    return at_least[count] & ~more;
  }
  return 0;
}

Candidate BandState::choose() const {
  int chosen = 0;
  while (chosen < band_count - 1 && pairs_[chosen] == 0) ++chosen;
  Word cells = pairs_[chosen];
  int fewest = cells != 0 ? 2 : digit_count + 1;
  for (int band = 0; band < band_count && fewest > 2; ++band) {
    const Word fewer = cells_with_fewest(band, fewest);
    if (fewer == 0) continue;
    cells = fewer;
    chosen = band;
  }
  const Cell cell(27 * chosen + std::countr_zero(cells));
  return {cell, candidates(cell).first()};
}

Solution BandState::solution() const {
  Solution solution;
  for (int band = 0; band < band_count; ++band) {
    for (int digit = 0; digit < digit_count; ++digit) {
      for (Word rest = places_[band][digit]; rest != 0; rest &= rest - 1) {
        solution[27 * band + std::countr_zero(rest)] = Digit(digit);
      }
    }
  }
  return solution;
}

}  // namespace deduku::search
