// Backtracking on bit masks.
//
// The state is a word of 27 places for each digit and band (see band_words.hpp). A digit whose words changed is
// closed: places that no placement in its bands and stacks can use are dropped. A place that is then alone in its
// row is certain, and the other digits leave that cell. Cells with one digit left are found for a whole band at
// once, by counting up to three in bit slices over the nine digits; the same count shows the cells with two
// digits, where guessing costs least.
//
// A guess copies the state (136 bytes) and tries one candidate; afterwards the state goes on without it.
// Guesses are the candidates tried, nodes the states propagated: one for the puzzle and two for each guess, less
// those that were never begun.
#include "src/search/backends.hpp"
#include "src/search/band_words.hpp"

namespace deduku::search {

namespace {

constexpr int digit_count = Digit::count;
constexpr int band_count = 3;

/// A digit in a cell of a band; the cell is one bit.
struct Place {
  int band;
  int digit;
  Word cell;
};

class State {
 public:
  explicit State(const Grid& grid);

  /// Draws conclusions until none is left; false: there is no solution.
  bool propagate();
  bool is_solved() const { return (open_[0] | open_[1] | open_[2]) == 0; }
  /// A candidate of a cell with as few candidates as any; some cell must be open.
  Place choose() const;
  void assume(const Place& place);
  void exclude(const Place& place);
  /// The digits of a solved state.
  Solution solution() const;

 private:
  bool close(int digit);
  void settle(int digit);
  bool place_naked_singles();
  bool place_naked_singles(int band);
  Word cells_with_fewest(int band, int& fewest) const;

  /// The places of each digit.
  std::array<std::array<Word, digit_count>, band_count> places_{};
  /// The cells not yet known to hold a certain digit.
  std::array<Word, band_count> open_{band_bits, band_bits, band_bits};
  /// The cells with two digits, up to date after `propagate`.
  std::array<Word, band_count> pairs_{};
  /// The digits (as bits) whose places changed since they were closed.
  unsigned changed_ = DigitSet::all().bits();
};

State::State(const Grid& grid) {
  for (Digit digit : Digit::all()) {
    const auto& words = grid.cells(digit).words;
    places_[0][digit.index()] = static_cast<Word>(words[0]) & band_bits;
    places_[1][digit.index()] = static_cast<Word>(words[0] >> 27) & band_bits;
    places_[2][digit.index()] = static_cast<Word>(words[0] >> 54 | words[1] << 10) & band_bits;
  }
  for (Cell cell : ~grid.empty_cells()) {
    places_[cell.index() / 27][grid.value(cell)->index()] |= Word{1} << cell.index() % 27;
  }
}

/// Leaves a digit only the places that some placement in each band and each stack can use.
bool State::close(int digit) {
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

/// Where a closed digit is certain, the other digits leave the cell.
void State::settle(int digit) {
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

bool State::propagate() {
  do {
    while (changed_ != 0) {
      const int digit = std::countr_zero(changed_);
      changed_ &= changed_ - 1;
      if (!close(digit)) return false;
      settle(digit);
    }
    if (!place_naked_singles()) return false;
  } while (changed_ != 0);
  return true;
}

bool State::place_naked_singles() {
  for (int band = 0; band < band_count; ++band) {
    if (!place_naked_singles(band)) return false;
  }
  return true;
}

/// False when some cell of the band has no digit left.
bool State::place_naked_singles(int band) {
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
      assume({band, digit, rest & -rest});
    }
  }
  return true;
}

/// The place becomes alone in its row; closing the digit does the rest.
void State::assume(const Place& place) {
  const int row = std::countr_zero(place.cell) / 9;
  places_[place.band][place.digit] &= ~(row_bits << 9 * row) | place.cell;
  changed_ |= 1U << place.digit;
}

void State::exclude(const Place& place) {
  places_[place.band][place.digit] &= ~place.cell;
  changed_ |= 1U << place.digit;
}

/// The open cells of a band with the fewest candidates, if these are fewer than `fewest`, which is updated.
Word State::cells_with_fewest(int band, int& fewest) const {
  std::array<Word, digit_count + 1> at_least{open_[band]};
  for (Word places : places_[band]) {
    for (int count = digit_count; count > 0; --count) at_least[count] |= at_least[count - 1] & places;
  }
  for (int count = 2; count < fewest; ++count) {
    const Word cells = at_least[count] & (count == digit_count ? band_bits : ~at_least[count + 1]);
    if (cells == 0) continue;
    fewest = count;
    return cells;
  }
  return 0;
}

Place State::choose() const {
  int chosen = 0;
  Word cells = 0;
  for (int band = 0; band < band_count && cells == 0; ++band) {
    chosen = band;
    cells = pairs_[band];
  }
  int fewest = digit_count + 1;
  for (int band = 0; band < band_count && pairs_[chosen] == 0; ++band) {
    const Word fewer = cells_with_fewest(band, fewest);
    if (fewer == 0) continue;
    chosen = band;
    cells = fewer;
  }
  const Word cell = cells & -cells;
  int digit = 0;
  while ((places_[chosen][digit] & cell) == 0) ++digit;
  return {chosen, digit, cell};
}

Solution State::solution() const {
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

class Search {
 public:
  Search(std::uint64_t limit, Visitor visitor) : limit_(limit), visitor_(visitor) {}

  /// Visits the solutions of a state; false: stopped.
  bool explore(State& state);
  const Result& result() const { return result_; }

 private:
  bool report(const State& state);

  std::uint64_t limit_;
  Visitor visitor_;
  Result result_;
};

bool Search::explore(State& state) {
  for (;;) {
    ++result_.effort.nodes;
    if (!state.propagate()) return true;
    if (state.is_solved()) return report(state);
    const Place guess = state.choose();
    ++result_.effort.guesses;
    State branch = state;
    branch.assume(guess);
    if (!explore(branch)) return false;
    state.exclude(guess);
  }
}

bool Search::report(const State& state) {
  ++result_.count;
  result_.exhausted = visitor_(state.solution()) && result_.count < limit_;
  return result_.exhausted;
}

}  // namespace

Result run_bitmask(const Grid& grid, std::uint64_t limit, Visitor visitor) {
  Search search(limit, visitor);
  State state(grid);
  search.explore(state);
  return search.result();
}

}  // namespace deduku::search
