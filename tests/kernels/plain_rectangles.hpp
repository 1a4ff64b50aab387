// Every rectangle of two rows, two columns and two boxes, by examining all pairs of cells.
#pragma once

#include <vector>

#include "deduku/grid.hpp"
#include "deduku/houses.hpp"

namespace deduku::testing {

struct Rectangle {
  Cell a, b, c, d;

  std::array<Cell, 4> cells() const { return {a, b, c, d}; }
};

/// Every choice of two rows and two columns whose four cells lie in two boxes.
inline std::vector<Rectangle> all_rectangles() {
  std::vector<Rectangle> rectangles;
  for (Cell a : Cell::all()) {
    for (Cell d : Cell::all()) {
      const int top = a.index() / 9;
      const int left = a.index() % 9;
      const int bottom = d.index() / 9;
      const int right = d.index() % 9;
      if (top >= bottom || left >= right) continue;
      const Rectangle rectangle{a, Cell::at(top, right), Cell::at(bottom, left), d};
      const HouseSet boxes = {a.box(), rectangle.b.box(), rectangle.c.box(), d.box()};
      if (boxes.size() == 2) rectangles.push_back(rectangle);
    }
  }
  return rectangles;
}

/// Whether a cell holds a digit and was not given, or can hold it later.
inline bool may_hold(const Grid& grid, Cell cell, Digit digit) {
  if (grid.is_solved(cell)) return grid.value(cell) == digit && !grid.givens().contains(cell);
  return grid.has(cell, digit);
}

}  // namespace deduku::testing
