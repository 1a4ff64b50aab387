// What a text says about a Sudoku: digits and pencil marks as written, consistent or not.
#pragma once

#include <optional>

#include "deduku/export.h"
#include "deduku/houses.hpp"

namespace DEDUKU_API deduku {

/// Digits and pencil marks as read. A board may contradict itself; a `Grid` is made from one that does not.
struct Board {
  /// The digit in each cell, 0 where the cell is empty.
  std::array<std::uint8_t, Cell::count> values{};
  /// The cells whose digit belongs to the puzzle; other digits were placed by the player.
  CellSet givens;
  /// The pencil marks of each empty cell; absent when the text has none.
  std::optional<std::array<DigitSet, Cell::count>> marks;

  friend bool operator==(const Board&, const Board&) = default;
};

/// The cells that hold a digit.
CellSet cells_with_digit(const Board& board);

/// The pencil marks that a digit on the board forbids; a grid made of the board does not have them.
CandidateSet stale_marks(const Board& board);

/// Two cells of one house with the same digit.
struct Conflict {
  House house;
  Digit digit;
  Cell first;
  Cell second;

  friend bool operator==(const Conflict&, const Conflict&) = default;
};

/// The first repeated digit (rows, then columns, then boxes), or empty when every digit is allowed.
std::optional<Conflict> find_conflict(const Board& board);

}  // namespace deduku
