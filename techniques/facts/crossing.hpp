// Where rows and columns cross.
#pragma once

#include "deduku/types.hpp"

namespace deduku::facts {

/// The cell in the row of one cell and the column of another. With two opposite corners of a rectangle it is a third one:
/// which of the two that are left, their order says.
constexpr Cell crossing_of(Cell for_row, Cell for_column) {
  return Cell::at(for_row.index() / 9, for_column.index() % 9);
}

}  // namespace deduku::facts
