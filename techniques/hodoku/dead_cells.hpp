// The candidates of a digit that lie in none of the ways to put it into all houses. Every fish, every colour
// and every chain within one digit removes dead candidates only.
#pragma once

#include "techniques/kernels/templates.hpp"

namespace deduku::hodoku {

class DeadCells {
 public:
  const CellSet& of(const Grid& grid, Digit digit) {
    const CellSet& places = grid.cells(digit);
    Known& known = known_[digit.index()];
    if (known.places != places) {
      known = {places, places - kernel::cells_in_templates(kernel::places_of(grid, digit))};
    }
    return known.dead;
  }

 private:
  /// Dead cells, and the candidates among which they were found. They hang on nothing else, since houses
  /// without candidates hold the digit; so they outlive the grid.
  struct Known {
    CellSet places;
    CellSet dead;
  };
  std::array<Known, Digit::count> known_;
};

}  // namespace deduku::hodoku
