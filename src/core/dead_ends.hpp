// Why a board cannot be filled, as far as this is visible without a search.
#pragma once

#include <vector>

#include "deduku/board.hpp"

namespace deduku {

/// A digit that a house neither contains nor has a cell for.
struct PlacelessDigit {
  Digit digit;
  House house;

  friend bool operator==(const PlacelessDigit&, const PlacelessDigit&) = default;
};

struct DeadEnds {
  CellSet cells;                       ///< empty cells without a candidate
  std::vector<PlacelessDigit> digits;  ///< by house: rows, then columns, then boxes

  bool empty() const { return cells.empty() && digits.empty(); }
};

/// The cells and digits without a possibility, given the digits of a board and its marks. A board without dead ends may
/// still have no solution. The board may contradict itself.
DeadEnds dead_ends_of(const Board& board);

}  // namespace deduku
