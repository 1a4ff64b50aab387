// A line as a row of a grid: which cells it holds, or which groups of candidates, or what it is instead.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "src/formats/finders/finding.hpp"

namespace deduku::formats {

/// What stands in the place of a cell of a row.
struct RowCell {
  std::string_view text;
  std::size_t at = 0;
};

struct RowLine {
  enum class Kind : std::uint8_t { other, empty, border, row };

  Kind kind = Kind::other;
  std::array<RowCell, Digit::count> cells;
  bool has_symbols = false;  ///< each cell is one symbol, or a digit with a + before it
  bool has_groups = false;   ///< each cell has digits, with signs among them, or is blank
  bool is_header = false;    ///< 1 to 9 or 0 to 8 in their order: rather the numbers of the columns
  bool is_uniform = false;   ///< nine times the same blank: a row, or a border
  bool is_border_too = false;
  bool repeats = false;       ///< a digit is twice in it
  bool mixes_blanks = false;  ///< it has several of the usual signs for them, as a date has
  bool lacks_first = false;   ///< there was an empty cell before the first one
  bool lacks_last = false;    ///< there is an empty cell behind the last one
  char sign = 0;              ///< for blanks, if it is not one of the usual ones
  int label = -1;             ///< the number of its name, from 0
};

/// How wide the cells of a row stand: rows of one grid are alike.
std::size_t width_of(const RowLine& row);

/// The digit of a field: 0 for an empty one; empty for anything else. Programs write 5.0, and null or NaN for none.
std::optional<std::uint8_t> field_value(std::string_view text);

/// What a line is as part of a grid.
RowLine row_line_of(const Document& document, std::size_t line);

}  // namespace deduku::formats
