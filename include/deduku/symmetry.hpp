// The symmetries of Sudoku: maps from puzzles to equivalent puzzles.
#pragma once

#include <string_view>

#include "deduku/board.hpp"
#include "deduku/export.h"

namespace DEDUKU_API deduku {

/// One of the 3,359,232 x 9! ways to map a Sudoku to an equivalent one: transpose it or not, permute the bands, the
/// rows in each band, the stacks and the columns in each stack, and relabel the digits.
struct Symmetry {
  /// Whether rows and columns are exchanged, before everything else.
  bool transposes = false;
  /// The new row of each row, 0..8, after transposing (if any): the rows of a band stay together.
  std::array<std::uint8_t, 9> rows{0, 1, 2, 3, 4, 5, 6, 7, 8};
  /// The new column of each column, likewise.
  std::array<std::uint8_t, 9> columns{0, 1, 2, 3, 4, 5, 6, 7, 8};
  /// The digit that replaces each digit: indices 0..8, by index.
  std::array<std::uint8_t, 9> digits{0, 1, 2, 3, 4, 5, 6, 7, 8};

  Digit operator()(Digit digit) const;
  /// The new cell of the content of a cell.
  Cell operator()(Cell cell) const;
  DigitSet operator()(DigitSet set) const;
  CellSet operator()(const CellSet& set) const;
  Candidate operator()(Candidate candidate) const { return {(*this)(candidate.cell()), (*this)(candidate.digit())}; }
  CandidateSet operator()(const CandidateSet& set) const;
  /// The equivalent board: values, givens and marks.
  Board operator()(const Board& board) const;

  /// The symmetry that undoes this one.
  Symmetry inverse() const;
  /// The composition of both, this one first and `next` after it.
  Symmetry then(const Symmetry& next) const;

  /// Whether the members are valid: permutations, with the lines of a band together.
  bool is_sound() const;

  friend bool operator==(const Symmetry&, const Symmetry&) = default;
};

/// The motion of the cells by a symmetry, as far as it has a common name.
enum class Motion : std::uint8_t {
  half_turn,          ///< turned by 180 degrees
  quarter_turn,       ///< turned by 90 degrees, clockwise
  quarter_turn_back,  ///< turned by 90 degrees the other way
  diagonal,           ///< mirrored in the diagonal from top left to bottom right
  antidiagonal,       ///< mirrored in the diagonal from top right to bottom left
  other,              ///< anything else
};
Motion motion_of(const Symmetry& symmetry);
/// "half_turn", ...: its word in the keys of texts.
std::string_view name(Motion motion);

/// A random symmetry, all equally likely except for rounding: the same for the same seed on every platform.
Symmetry random_symmetry(std::uint64_t seed);

}  // namespace deduku
