// Target Sudoku: among all solutions of a puzzle, the one whose weighted digits have the largest sum.
#pragma once

#include "deduku/export.h"
#include "deduku/per.hpp"
#include "deduku/search.hpp"

namespace DEDUKU_API deduku {
namespace search {

/// A weight for each cell, row by row; each -1'000'000 .. 1'000'000.
using Weights = PerCell<int>;

/// The weights of the game: 6 on the border, then 7, 8 and 9 ring by ring, 10 in the centre.
constexpr Weights official_weights() {
  Weights weights{};
  for (int row = 0; row < 9; ++row) {
    for (int column = 0; column < 9; ++column) {
      const int from_left = column < 5 ? column : 8 - column;
      const int from_top = row < 5 ? row : 8 - row;
      weights[Cell::at(row, column)] = 6 + (from_left < from_top ? from_left : from_top);
    }
  }
  return weights;
}

/// A solution and the sum of weight times digit over its cells.
struct Target {
  std::int64_t score = 0;
  Solution solution{};
};

/// The sum of weight times digit.
std::int64_t score(const Solution& solution, const Weights& weights);

/// The solution of the grid with the largest score, and that score; empty if there is no solution. If several solutions
/// have it, any of them, always the same.
std::optional<Target> best_target(const Grid& grid, const Weights& weights = official_weights());

}  // namespace search
}  // namespace deduku
