#include "deduku/board.hpp"

#include <bit>
#include <cstring>

#include "deduku/per.hpp"
#include "src/core/contract.hpp"
#include "src/core/set_access.hpp"

namespace deduku {

namespace {

/// The bytes that are not 0 among eight, all of them below 128, as bits.
constexpr unsigned bytes_set(std::uint64_t bytes) {
  constexpr std::uint64_t each_byte = 0x0101010101010101;
  constexpr std::uint64_t gather_bits = 0x0102040810204080;
  return static_cast<unsigned>(((bytes + 127 * each_byte) >> 7 & each_byte) * gather_bits >> 56);
}

}  // namespace

/// Eight cells at a time and without a branch, because the positions of the digits are unpredictable.
CellSet cells_with_digit(const Board& board) {
  static_assert(std::endian::native == std::endian::little, "the first of eight cells is the lowest byte");
  CellSet cells;
  for (int first = 0; first + 8 <= Cell::count; first += 8) {
    std::uint64_t eight;
    std::memcpy(&eight, &board.values[first], sizeof eight);
    SetAccess::words(cells)[first / 64] |= std::uint64_t{bytes_set(eight)} << first % 64;
  }
  cells.insert_if(board.values.back() != 0, Cell(Cell::count - 1));
  return cells;
}

CellSet givens_of(const Board& board) {
  return board.givens.empty() && !board.marks ? cells_with_digit(board) : board.givens;
}

Board Board::of(std::string_view text) {
  Board board;
  int count = 0;
  for (const char c : text) {
    if (c == '\n' || c == '\r') continue;
    const bool is_digit = '1' <= c && c <= '9';
    require(is_digit || std::string_view(".0_* ").find(c) != std::string_view::npos,
            "Board::of: the text has a character that is not a cell");
    require(count < Cell::count, "Board::of: the text has more than 81 cells");
    if (is_digit) {
      board.values[static_cast<std::size_t>(count)] = static_cast<std::uint8_t>(c - '0');
      board.givens.insert(Cell(count));
    }
    ++count;
  }
  require(count == Cell::count, "Board::of: the text has fewer than 81 cells");
  return board;
}

namespace {

Cell cell_called(std::string_view name) {
  const std::optional<Cell> cell = Cell::named(name);
  require(cell.has_value(), "Board::at: there is no such cell");
  return *cell;
}

}  // namespace

std::uint8_t& Board::at(std::string_view cell) {
  return at(cell_called(cell));
}

std::uint8_t Board::at(std::string_view cell) const {
  return at(cell_called(cell));
}

CandidateSet stale_marks(const Board& board) {
  CandidateSet stale;
  if (!board.marks) return stale;
  for (Cell cell : cells_with_digit(board)) {
    const Digit digit = Digit::of(board.values[cell]);
    for (Cell peer : peers(cell)) {
      const bool is_empty = board.values[peer] == 0;
      if (is_empty && (*board.marks)[peer].contains(digit)) stale.insert({peer, digit});
    }
  }
  return stale;
}

std::optional<Conflict> find_conflict(const Board& board) {
  require_digits(board);
  for (House house : House::all()) {
    PerDigit<std::optional<Cell>> seen;
    for (Cell cell : cells_of(house)) {
      const int value = board.values[cell];
      if (value == 0) continue;
      const Digit digit = Digit::of(value);
      std::optional<Cell>& first = seen[digit];
      if (first) return Conflict{house, digit, *first, cell};
      first = cell;
    }
  }
  return std::nullopt;
}

}  // namespace deduku
