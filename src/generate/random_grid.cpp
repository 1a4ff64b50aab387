// The top band is drawn first, all equally likely. Each of its columns leaves six digits for the other bands. For each
// stack there are 56 ways to choose the three of them that go to the middle band, as for the digits of the rows of two
// boxes: the argument is the same, with columns for rows. The middle band, with known digits in each column, then has f
// arrangements and the lowest f'. So there are 56^3 times f times f' grids with a top band, and f and f' depend on the
// draw.
//
// All are equally likely if arrangements are drawn by their numbers from the largest possible f, 1,728, and a number
// that does not exist discards the whole try. That happens to 74 of 75 tries, usually without searching the
// arrangement: except for 1 % of the bands, f is at most 288. Drawing from 288 instead discards half of the tries.
#include "src/generate/random_grid.hpp"

#include <algorithm>
#include <bit>

#include "src/generate/band_columns.hpp"

namespace deduku::generate {

namespace {

constexpr unsigned nine_digits = 0x1FF;
constexpr std::uint32_t splits = 56;

using Trio = std::array<std::uint8_t, 3>;
constexpr std::array<Trio, 6> trio_orders{{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

const Trio& random_order(Random& random) {
  return trio_orders[random.below(6)];
}

/// One of three digits.
unsigned one_of(unsigned digits, unsigned which) {
  if (which == 0) return digits & -digits;
  if (which == 2) return std::bit_floor(digits);
  return digits & ~((digits & -digits) | std::bit_floor(digits));
}

/// One of the 56 ways to redistribute nine digits so that each third gets three digits that it did not have. Either it
/// takes all from one of the others, or two from one and the third digit from the other.
DigitTriples dealt_anew(const DigitTriples& had, unsigned way) {
  const auto& [a, b, c] = had;
  if (way == 0) return {b, c, a};
  if (way == 1) return {c, a, b};
  way -= 2;
  const unsigned from_a = one_of(a, way % 3);
  const unsigned from_b = one_of(b, way / 3 % 3);
  const unsigned from_c = one_of(c, way / 9 % 3);
  if (way < 27) return {(b & ~from_b) | from_c, (c & ~from_c) | from_a, (a & ~from_a) | from_b};
  return {(c & ~from_c) | from_b, (a & ~from_a) | from_c, (b & ~from_b) | from_a};
}

/// The digits left for the last third.
DigitTriples left_over(const DigitTriples& first, const DigitTriples& second) {
  DigitTriples rest;
  for (std::size_t i = 0; i < 3; ++i) rest[i] = nine_digits & ~(first[i] | second[i]);
  return rest;
}

/// A full grid whose digits are still those of the first box in order; labels are drawn last.
class GridDraft {
 public:
  explicit GridDraft(Random& random) : random_(random) { draw_top_band(); }

  /// Draws the digits of all columns of the middle band, and leaves the others for the lowest.
  void draw_columns() {
    for (std::size_t stack = 0; stack < 3; ++stack) {
      columns_[1][stack] = dealt_anew(columns_[0][stack], random_.below(splits));
      columns_[2][stack] = left_over(columns_[0][stack], columns_[1][stack]);
    }
  }
  const BandColumns& columns(std::size_t band) const { return columns_[band]; }

  /// Fills a band, its rows in random order.
  void fill(std::size_t band, const BandRows& rows) {
    const Trio& order = random_order(random_);
    for (std::size_t stack = 0; stack < 3; ++stack) {
      for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t column = 0; column < 3; ++column) {
          place(band, order[row], stack, column, rows[stack][row] & columns_[band][stack][column]);
        }
      }
    }
  }

  Solution labelled() {
    PerDigit<Digit> labels;
    for (Digit digit : Digit::all()) labels[digit] = digit;
    random_.shuffle(labels);
    Solution solution;
    for (Cell cell : Cell::all()) solution[cell] = labels[digits_[cell]];
    return solution;
  }

 private:
  void draw_top_band() {
    const DigitTriples first{0b111, 0b111'000, 0b111'000'000};
    const DigitTriples second = dealt_anew(first, random_.below(splits));
    const BandRows rows{first, second, left_over(first, second)};
    for (std::size_t stack = 0; stack < 3; ++stack) {
      for (std::size_t row = 0; row < 3; ++row) {
        const Trio& order = stack == 0 ? trio_orders[0] : random_order(random_);
        for (std::size_t column = 0; column < 3; ++column) {
          const unsigned digit = one_of(rows[stack][row], order[column]);
          columns_[0][stack][column] |= digit;
          place(0, row, stack, column, digit);
        }
      }
    }
  }

  void place(std::size_t band, std::size_t row, std::size_t stack, std::size_t column, unsigned digit) {
    digits_[9 * (3 * band + row) + 3 * stack + column] = static_cast<std::uint8_t>(std::countr_zero(digit));
  }

  Random& random_;
  std::array<BandColumns, 3> columns_{};
  PerCell<std::uint8_t> digits_;
};

/// Draws the arrangement of a band from the maximum number that a band can have.
std::optional<BandRows> draw_uniformly(const BandColumns& columns, Random& random) {
  const unsigned number = random.below(most_arrangements);
  if (number >= common_arrangements && !may_have_many_arrangements(columns)) return std::nullopt;
  return arrangement(columns, number);
}

/// Draws the arrangement of a band; if there are many, it always succeeds.
std::optional<BandRows> draw_fast(const BandColumns& columns, Random& random) {
  unsigned bound = common_arrangements;
  if (may_have_many_arrangements(columns)) bound = std::max(bound, count_arrangements(columns));
  return arrangement(columns, random.below(bound));
}

template <class Draw>
Solution grid_by(Draw draw, Random& random) {
  for (;;) {
    GridDraft draft(random);
    draft.draw_columns();
    const auto middle = draw(draft.columns(1), random);
    if (!middle) continue;
    const auto lowest = draw(draft.columns(2), random);
    if (!lowest) continue;
    draft.fill(1, *middle);
    draft.fill(2, *lowest);
    return draft.labelled();
  }
}

}  // namespace

Solution random_grid(Random& random) {
  return grid_by(draw_fast, random);
}

Solution uniform_grid(Random& random) {
  return grid_by(draw_uniformly, random);
}

}  // namespace deduku::generate
