// Why a board cannot be filled, as far as that can be seen at once.
#pragma once

#include <vector>

#include "deduku/board.hpp"

namespace deduku {

/// A digit that a house neither holds nor has a place for.
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

/// What the digits of a board and its marks leave without a place. Without dead ends a board may have no solution all the
/// same. The board may contradict itself.
DeadEnds dead_ends_of(const Board& board);

}  // namespace deduku
