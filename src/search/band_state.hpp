// The state of the bitmask search.
//
// It has a word of 27 cells for each digit and band (see band_words.hpp). A digit whose words changed is closed: cells
// that no placement in its bands and stacks can use are dropped. A cell that is then alone in its row is certain, and
// the other digits are removed from it. Cells with one digit left are found for a whole band at once, by counting up to
// three in bit slices over the nine digits; the same count shows the cells with two digits, where guessing costs least.
#pragma once

#include "deduku/search.hpp"
#include "src/search/band_words.hpp"

namespace deduku::search {

/// The remaining cells of each digit. A copy is cheap (136 bytes), so a search copies before it guesses.
class BandState {
 public:
  explicit BandState(const Puzzle& puzzle);

  /// Draws conclusions until none is left; returns false if there is no solution.
  [[nodiscard]] bool propagate();
  /// After `propagate`: whether the digit of every cell is certain.
  bool is_solved() const { return (open_[0] | open_[1] | open_[2]) == 0; }
  /// After `propagate`: a candidate of a cell with as few candidates as any. Some cell must be open.
  Candidate choose() const;
  DigitSet candidates(Cell cell) const;
  void assume(Candidate candidate);
  void exclude(Candidate candidate);
  /// The digits of a solved state.
  Solution solution() const;

 private:
  static constexpr int digit_count = Digit::count;
  static constexpr int band_count = 3;

  bool close(int digit);
  void settle(int digit);
  bool place_naked_singles(int band);
  void leave_alone_in_row(int band, int digit, Word place);
  Word cells_with_fewest(int band, int& fewest) const;

  std::array<PerDigit<Word>, band_count> places_{};
  /// The cells whose digit is not yet certain.
  std::array<Word, band_count> open_{band_bits, band_bits, band_bits};
  /// The cells with two digits, up to date after `propagate`.
  std::array<Word, band_count> pairs_{};
  /// The digits (as bits) whose cells changed since they were closed.
  unsigned changed_ = DigitSet::all().bits();
};

/// Visits the solutions of a state, at most `limit` (at least 1) of them. See bitmask.cpp.
Result explore(BandState state, std::uint64_t limit, Visitor visitor);

}  // namespace deduku::search
