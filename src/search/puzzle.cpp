// Puzzles in the order of the box search, and back.
#include "src/search/puzzle.hpp"

namespace deduku::search {

namespace {

constexpr std::uint16_t all_digits = 0b111'111'111;

struct Tables {
  /// Where a cell is: 16 * place + lane.
  std::array<std::uint8_t, Cell::count> slots{};
  /// The digits that a character leaves to its cell.
  std::array<std::uint16_t, 256> digits{};
};

constexpr Tables make_tables() {
  Tables tables;
  for (int cell = 0; cell < Cell::count; ++cell) {
    const int row = cell / 9;
    const int column = cell % 9;
    const int place = 3 * (row % 3) + column % 3;
    const int lane = 4 * (row / 3) + column / 3;
    tables.slots[cell] = static_cast<std::uint8_t>(lane_count * place + lane);
  }
  tables.digits.fill(all_digits);
  for (int digit = 0; digit < Digit::count; ++digit) {
    tables.digits['1' + digit] = static_cast<std::uint16_t>(1 << digit);
  }
  return tables;
}

constexpr Tables tables = make_tables();

/// Every digit in every cell and in the padding.
constexpr BoxCells make_empty_cells() {
  BoxCells cells{};
  for (std::uint16_t& digits : cells.digits) digits = all_digits;
  return cells;
}

constexpr BoxCells empty_cells = make_empty_cells();

std::uint16_t& at(BoxCells& cells, int cell) {
  return cells.digits[tables.slots[cell]];
}

std::uint16_t bit(int number) {
  return static_cast<std::uint16_t>(1 << (number - 1));
}

}  // namespace

Puzzle::Puzzle(std::string_view text) : cells_(empty_cells) {
  assert(text.size() >= Cell::count);
  for (int cell = 0; cell < Cell::count; ++cell) {
    at(cells_, cell) = tables.digits[static_cast<unsigned char>(text[cell])];
  }
}

Puzzle::Puzzle(const Board& board) : cells_(empty_cells) {
  for (int cell = 0; cell < Cell::count; ++cell) {
    const int number = board.values[cell];
    if (number != 0) {
      at(cells_, cell) = bit(number);
    } else if (board.marks) {
      at(cells_, cell) = (*board.marks)[cell].words[0];
    }
  }
}

Puzzle::Puzzle(const Grid& grid) : cells_(empty_cells) {
  for (Cell cell : Cell::all()) {
    at(cells_, cell.index()) =
        grid.is_solved(cell) ? bit(grid.value(cell)->number()) : grid.candidates(cell).words[0];
  }
}

Solution solution_of(const BoxCells& cells) {
  Solution solution;
  for (int cell = 0; cell < Cell::count; ++cell) {
    solution[cell] = Digit(std::countr_zero(cells.digits[tables.slots[cell]]));
  }
  return solution;
}

}  // namespace deduku::search
