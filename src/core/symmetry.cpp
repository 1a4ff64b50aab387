#include "deduku/symmetry.hpp"

#include "src/core/contract.hpp"
#include "src/core/splitmix64.hpp"

namespace deduku {

namespace {

using Permutation = std::array<std::uint8_t, 9>;

Permutation inverse_of(const Permutation& permutation) {
  Permutation inverse{};
  for (std::uint8_t i = 0; i < 9; ++i) inverse[permutation[i]] = i;
  return inverse;
}

bool is_permutation(const Permutation& permutation) {
  unsigned targets = 0;
  for (std::uint8_t target : permutation) targets |= target < 9 ? 1U << target : 0;
  return targets == 0x1ff;
}

bool keeps_bands(const Permutation& lines) {
  bool keeps = true;
  for (std::size_t i = 0; i < 9; ++i) keeps &= lines[i] / 3 == lines[i - i % 3] / 3;
  return keeps;
}

}  // namespace

bool Symmetry::is_sound() const {
  const bool are_permutations = is_permutation(rows) && is_permutation(columns) && is_permutation(digits);
  return are_permutations && keeps_bands(rows) && keeps_bands(columns);
}

Digit Symmetry::operator()(Digit digit) const {
  require(digits[digit.slot()] < Digit::count, "Symmetry: digits go to 0..8");
  return Digit(digits[digit.slot()]);
}

Cell Symmetry::operator()(Cell cell) const {
  const int row = cell.index() / 9;
  const int column = cell.index() % 9;
  const int image_row = rows[transposes ? column : row];
  const int image_column = columns[transposes ? row : column];
  require(image_row < 9 && image_column < 9, "Symmetry: rows and columns go to 0..8");
  return Cell::at(image_row, image_column);
}

DigitSet Symmetry::operator()(DigitSet set) const {
  DigitSet image;
  for (Digit digit : set) image.insert((*this)(digit));
  return image;
}

CellSet Symmetry::operator()(const CellSet& set) const {
  CellSet image;
  for (Cell cell : set) image.insert((*this)(cell));
  return image;
}

CandidateSet Symmetry::operator()(const CandidateSet& set) const {
  CandidateSet image;
  for (Digit digit : Digit::all()) image.insert((*this)(digit), (*this)(set.cells(digit)));
  return image;
}

Board Symmetry::operator()(const Board& board) const {
  require(is_sound(), "Symmetry: no permutations of bands, stacks, their lines, and digits");
  require_digits(board);
  Board image;
  std::array<std::uint8_t, 10> numbers{};  // the image of each value; 0 stays 0
  for (std::size_t i = 0; i < digits.size(); ++i) numbers[i + 1] = static_cast<std::uint8_t>(digits[i] + 1);
  for (Cell cell : cells_with_digit(board) | board.givens) {
    const Cell target = (*this)(cell);
    image.values[target] = numbers[board.values[cell]];
    image.givens.insert_if(board.givens.contains(cell), target);
  }
  if (!board.marks) return image;
  image.marks.emplace();
  for (Cell cell : Cell::all()) (*image.marks)[(*this)(cell)] = (*this)((*board.marks)[cell]);
  return image;
}

Symmetry Symmetry::then(const Symmetry& next) const {
  require(is_sound() && next.is_sound(), "Symmetry: no permutations of bands, stacks, their lines, and digits");
  const auto image_of = [&](int row, int column) {
    return next((*this)(transposes != next.transposes ? Cell::at(column, row) : Cell::at(row, column)));
  };
  Symmetry both;
  both.transposes = transposes != next.transposes;
  for (int i = 0; i < 9; ++i) {
    both.rows[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(image_of(i, 0).index() / 9);
    both.columns[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(image_of(0, i).index() % 9);
  }
  for (const Digit digit : Digit::all())
    both.digits[digit.slot()] = static_cast<std::uint8_t>(next((*this)(digit)).index());
  return both;
}

/// After transposing, permuted rows are permuted columns: the two permutations are exchanged.
Symmetry Symmetry::inverse() const {
  require(is_sound(), "Symmetry: no permutations of bands, stacks, their lines, and digits");
  Symmetry inverse;
  inverse.transposes = transposes;
  inverse.rows = inverse_of(transposes ? columns : rows);
  inverse.columns = inverse_of(transposes ? rows : columns);
  inverse.digits = inverse_of(digits);
  return inverse;
}

Motion motion_of(const Symmetry& symmetry) {
  static constexpr Permutation same{0, 1, 2, 3, 4, 5, 6, 7, 8};
  static constexpr Permutation backwards{8, 7, 6, 5, 4, 3, 2, 1, 0};
  const bool keeps_rows = symmetry.rows == same;
  const bool keeps_columns = symmetry.columns == same;
  const bool reverses_rows = symmetry.rows == backwards;
  const bool reverses_columns = symmetry.columns == backwards;
  if (reverses_rows && reverses_columns) return symmetry.transposes ? Motion::antidiagonal : Motion::half_turn;
  if (!symmetry.transposes) return Motion::other;
  if (keeps_rows && keeps_columns) return Motion::diagonal;
  if (keeps_rows && reverses_columns) return Motion::quarter_turn;
  return reverses_rows && keeps_columns ? Motion::quarter_turn_back : Motion::other;
}

namespace {

/// A number from each state, one after the other.
class Numbers {
 public:
  explicit Numbers(std::uint64_t seed) : state_(seed) {}

  int below(int bound) {
    const std::uint64_t number = splitmix64(state_);
    state_ += splitmix64_step;
    return static_cast<int>(number % static_cast<std::uint64_t>(bound));
  }
  template <std::size_t size>
  void shuffle(std::array<std::uint8_t, size>& list) {
    for (int last = static_cast<int>(size) - 1; last > 0; --last) std::swap(list[last], list[below(last + 1)]);
  }

 private:
  std::uint64_t state_;
};

/// Permutes three bands, and the three lines of each.
std::array<std::uint8_t, 9> random_lines(Numbers& numbers) {
  std::array<std::uint8_t, 3> bands{0, 1, 2};
  numbers.shuffle(bands);
  std::array<std::uint8_t, 9> lines{};
  for (int band = 0; band < 3; ++band) {
    std::array<std::uint8_t, 3> inside{0, 1, 2};
    numbers.shuffle(inside);
    for (int i = 0; i < 3; ++i) lines[3 * band + i] = static_cast<std::uint8_t>(3 * bands[band] + inside[i]);
  }
  return lines;
}

}  // namespace

Symmetry random_symmetry(std::uint64_t seed) {
  Numbers numbers(seed);
  Symmetry symmetry;
  symmetry.transposes = numbers.below(2) == 1;
  symmetry.rows = random_lines(numbers);
  symmetry.columns = random_lines(numbers);
  numbers.shuffle(symmetry.digits);
  return symmetry;
}

}  // namespace deduku
