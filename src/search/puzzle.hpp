// Conversion of solutions from the order of the box search. The constructors of `Puzzle` convert to it.
#pragma once

#include "deduku/search.hpp"

namespace deduku::search {

/// The index of the digits of each cell in `BoxCells`.
inline constexpr auto box_positions = [] {
  std::array<std::uint8_t, Cell::count> positions{};
  for (int cell = 0; cell < Cell::count; ++cell) {
    const int place = 3 * (cell / 9 % 3) + cell % 3;
    const auto position = lane_count * place + 4 * (cell / 27) + cell % 9 / 3;
    positions[cell] = static_cast<std::uint8_t>(position);
  }
  return positions;
}();

/// The candidates of a cell, as the bits of a `DigitSet`.
inline unsigned digits_at(const BoxCells& cells, int cell) {
  return cells.digits[box_positions[cell]];
}

/// The digits of cells that have one each. Written in place, because copying bytes that were just written takes as long
/// as an easy puzzle.
void write_solution(const BoxCells& cells, Solution& solution);

}  // namespace deduku::search
