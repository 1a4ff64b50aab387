// Puzzles in the order of the box search, and back.
#include "src/search/puzzle.hpp"

#include <cstring>

#include "src/core/contract.hpp"

namespace deduku::search {

namespace {

constexpr std::uint64_t digits_of_cell = 0b111'111'111;
constexpr std::uint64_t padding = digits_of_cell << 48;

constexpr std::ptrdiff_t lanes_per_band = 4;

static_assert(std::endian::native == std::endian::little, "the lowest lane is the lowest part of a word");

/// The four lanes of a band in the register of a place.
std::uint16_t* lanes(BoxCells& cells, int place, int band) {
  return cells.digits + lane_count * place + lanes_per_band * band;
}

/// Calls a function with each place and band, and the cell at this place of the left box of the band; the cells of the
/// other two boxes follow in steps of 3.
template <class Function>
void for_each_word(Function function) {
  for (int band = 0; band < 3; ++band) {
    for (int line = 0; line < 3; ++line) {
      for (int i = 0; i < 3; ++i) function(3 * line + i, band, 27 * band + 9 * line + i);
    }
  }
}

/// The boxes of a band are written together as a word: cell by cell it would take as long as an easy puzzle.
template <class DigitsAt>
BoxCells gather(DigitsAt digits_at) {
  constexpr std::uint64_t only_padding = padding | digits_of_cell << 32 | digits_of_cell << 16 | digits_of_cell;
  BoxCells cells;
  for_each_word([&](int place, int band, int left) {
    const std::uint64_t word = digits_at(left) | digits_at(left + 3) << 16 | digits_at(left + 6) << 32 | padding;
    std::memcpy(lanes(cells, place, band), &word, sizeof word);
  });
  for (int place = 0; place < 9; ++place) {
    std::memcpy(lanes(cells, place, 3), &only_padding, sizeof only_padding);
  }
  return cells;
}

constexpr std::uint64_t bit(int number) {
  return std::uint64_t{1} << (number - 1);
}

/// The digits that a character allows in its cell.
constexpr std::array<std::uint16_t, 256> make_digits_of_characters() {
  std::array<std::uint16_t, 256> digits;
  digits.fill(digits_of_cell);
  for (int number = 1; number <= Digit::count; ++number) {
    digits['0' + number] = static_cast<std::uint16_t>(bit(number));
  }
  return digits;
}

constexpr auto digits_of_characters = make_digits_of_characters();

/// The digit of a set with only one.
constexpr std::array<Digit, 257> make_digits_of_sets() {
  std::array<Digit, 257> digits;
  for (Digit digit : Digit::all()) digits[std::size_t{1} << digit.index()] = digit;
  return digits;
}

constexpr auto digits_of_sets = make_digits_of_sets();

std::string_view whole(std::string_view text) {
  require(text.size() >= Cell::count, "Puzzle: the text has fewer than 81 characters");
  return text;
}

const Board& sound(const Board& board) {
  require_digits(board);
  return board;
}

}  // namespace

Puzzle::Puzzle(std::string_view text)
    : cells_(gather([text = whole(text)](int cell) -> std::uint64_t {
        return digits_of_characters[static_cast<unsigned char>(text[static_cast<std::size_t>(cell)])];
      })) {}

Puzzle::Puzzle(const Board& board)
    : cells_(gather([&board = sound(board)](int cell) -> std::uint64_t {
        const int number = board.values[cell];
        if (number != 0) return bit(number);
        return board.marks ? (*board.marks)[cell].bits() : digits_of_cell;
      })) {}

Puzzle::Puzzle(const Grid& grid)
    : cells_(gather([&grid](int index) -> std::uint64_t {
        const Cell cell(index);
        const std::optional<Digit> digit = grid.value(cell);
        return digit ? bit(digit->number()) : grid.candidates(cell).bits();
      })) {}

void write_solution(const BoxCells& cells, Solution& solution) {
  for_each_word([&](int place, int band, int left) {
    const std::uint16_t* sets = cells.digits + lane_count * place + lanes_per_band * band;
    for (int stack = 0; stack < 3; ++stack) solution[left + 3 * stack] = digits_of_sets[sets[stack]];
  });
}

}  // namespace deduku::search
