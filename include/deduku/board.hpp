// A Sudoku as a text has it: digits and pencil marks as written, consistent or not.
#pragma once

#include <optional>
#include <string_view>

#include "deduku/export.h"
#include "deduku/houses.hpp"
#include "deduku/per.hpp"

namespace DEDUKU_API deduku {

/// Digits and pencil marks as read. A board may contradict itself; a `Grid` is made from one that does not.
struct Board {
  /// The digit in each cell, 0 if the cell is empty.
  PerCell<std::uint8_t> values{};
  /// The cells whose digit belongs to the puzzle; other digits were placed by the player. On a board with neither
  /// givens nor pencil marks every digit belongs to the puzzle: see `givens_of`.
  CellSet givens;
  /// The pencil marks of each empty cell; absent if the text has none.
  std::optional<PerCell<DigitSet>> marks;

  /// Makes a board from 81 characters, row by row: 1 to 9 is a given, `.`, `0`, `_`, `*` and blanks are empty cells;
  /// line ends between the characters are skipped. Throws `std::invalid_argument` for another text. For files and texts
  /// of users use `formats::read_puzzle`, which reads every format and returns errors as values.
  static Board of(std::string_view text);

  /// The digit in a cell, 0 if it is empty: `board.at("r3c5") = 4`. Throws `std::invalid_argument` if no cell has this
  /// name.
  std::uint8_t& at(std::string_view cell);
  std::uint8_t at(std::string_view cell) const;
  std::uint8_t& at(Cell cell) { return values[cell]; }
  std::uint8_t at(Cell cell) const { return values[cell]; }

  friend bool operator==(const Board&, const Board&) = default;
};

/// The cells that hold a digit.
CellSet cells_with_digit(const Board& board);

/// The cells whose digit belongs to the puzzle: the givens; every cell with a digit if the board has neither givens nor
/// pencil marks, because then its givens are not marked.
CellSet givens_of(const Board& board);

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

/// The first repeated digit (rows, then columns, then boxes), or empty if no digit is repeated.
std::optional<Conflict> find_conflict(const Board& board);

}  // namespace deduku
