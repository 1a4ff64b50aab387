#include "deduku/board.hpp"

#include <bit>
#include <cstring>

#include "src/core/contract.hpp"
#include "src/core/set_access.hpp"

namespace deduku {

namespace {

/// Which of eight bytes, all of them below 128, are not 0, as bits.
constexpr unsigned bytes_set(std::uint64_t bytes) {
  constexpr std::uint64_t each_byte = 0x0101010101010101;
  constexpr std::uint64_t gather_bits = 0x0102040810204080;
  return static_cast<unsigned>(((bytes + 127 * each_byte) >> 7 & each_byte) * gather_bits >> 56);
}

}  // namespace

/// Eight cells at a time and without a branch: where the digits are is unpredictable.
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

CandidateSet stale_marks(const Board& board) {
  CandidateSet stale;
  if (!board.marks) return stale;
  for (Cell cell : cells_with_digit(board)) {
    const Digit digit = Digit::of(board.values[cell.index()]);
    for (Cell peer : peers(cell)) {
      const bool is_empty = board.values[peer.index()] == 0;
      if (is_empty && (*board.marks)[peer.index()].contains(digit)) stale.insert({peer, digit});
    }
  }
  return stale;
}

std::optional<Conflict> find_conflict(const Board& board) {
  require_digits(board);
  for (House house : House::all()) {
    std::array<std::optional<Cell>, Digit::count> seen;
    for (Cell cell : cells_of(house)) {
      const int value = board.values[cell.index()];
      if (value == 0) continue;
      const Digit digit = Digit::of(value);
      std::optional<Cell>& first = seen[digit.index()];
      if (first) return Conflict{house, digit, *first, cell};
      first = cell;
    }
  }
  return std::nullopt;
}

}  // namespace deduku
