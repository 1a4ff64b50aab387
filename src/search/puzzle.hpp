// Solutions out of the order of the box search. The entrance is the constructors of `Puzzle`.
#pragma once

#include "deduku/search.hpp"

namespace deduku::search {

/// Where the digits of each cell are among those of `BoxCells`.
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

/// The digits of cells that have one each. Written in place: to copy what was just written byte by byte takes as long
/// as an easy puzzle.
void write_solution(const BoxCells& cells, Solution& solution);

}  // namespace deduku::search
