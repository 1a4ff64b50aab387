// Where a box and a line cross: what the groups of chains are made of.
#pragma once

#include "deduku/houses.hpp"

namespace deduku::chains {

/// The crossings are numbered box by box: its three rows, then its three columns.
inline constexpr int crossings_per_box = 6;
inline constexpr int crossing_count = 9 * crossings_per_box;

constexpr std::array<CellSet, crossing_count> make_crossings() {
  std::array<CellSet, crossing_count> crossings;
  for (Cell cell : Cell::all()) {
    const int first = (cell.box().number() - 1) * crossings_per_box;
    crossings[first + cell.index() / 9 % 3].insert(cell);
    crossings[first + 3 + cell.index() % 3].insert(cell);
  }
  return crossings;
}
inline constexpr std::array<CellSet, crossing_count> crossings = make_crossings();

}  // namespace deduku::chains
