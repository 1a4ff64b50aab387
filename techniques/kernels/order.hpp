// Orders of search. An order is a type with constant tables, passed to kernels as a template argument, so
// that two ladders that differ only in order share one kernel and pay no branch for it.
#pragma once

#include "deduku/houses.hpp"

namespace deduku::kernel {

/// Houses in the order boxes, rows, columns.
inline constexpr std::array<House, House::count> boxes_rows_columns = [] {
  std::array<House, House::count> houses;
  for (int i = 0; i < 9; ++i) {
    houses[i] = House::box(i);
    houses[9 + i] = House::row(i);
    houses[18 + i] = House::column(i);
  }
  return houses;
}();

/// All sets of positions but the empty one, small ones first.
inline constexpr std::array<PositionSet, 511> position_sets_by_size = [] {
  std::array<PositionSet, 511> sets;
  int count = 0;
  for (int size = 1; size <= Position::count; ++size) {
    for (unsigned bits = 1; bits < 512; ++bits) {
      if (std::popcount(bits) == size) sets[count++] = PositionSet::from_bits(bits);
    }
  }
  return sets;
}();

/// The order of the default ladder.
struct StandardOrder {
  static constexpr const auto& houses = boxes_rows_columns;
  /// The peers of a cell, in the order in which partners are tried.
  static constexpr const CellSet& peers(Cell cell) { return deduku::peers(cell); }
};

}  // namespace deduku::kernel
