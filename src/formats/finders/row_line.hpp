// A line as a row of a grid: its cells or its groups of candidates, or another kind of line.
#pragma once

#include <array>
#include <optional>

#include "src/formats/finders/finding.hpp"

namespace deduku::formats {

struct RowLine {
  enum class Kind : std::uint8_t { other, empty, border, row };

  Kind kind = Kind::other;
  std::array<Word, Digit::count> cells;
  bool has_symbols = false;  ///< each cell is one symbol, or a digit with a + before it
  bool has_groups = false;   ///< each cell has digits, with signs among them, or is blank
  bool is_header = false;    ///< 1 to 9 or 0 to 8 in order: more likely the column numbers
  bool is_uniform = false;   ///< nine equal blanks: a row, or a border
  bool is_border_too = false;
  bool repeats = false;       ///< a digit occurs twice
  bool mixes_blanks = false;  ///< it has several of the default signs for them, as a date has
  bool lacks_first = false;   ///< an empty cell was before the first one
  bool lacks_last = false;    ///< an empty cell is after the last one
  char sign = 0;              ///< for blanks, if it is not a default one
  int label = -1;             ///< the number of its name, from 0
};

/// The spacing of the cells of a row: equal in all rows of one grid.
std::size_t width_of(const RowLine& row);

/// The digit of a field: 0 if it is empty; no value for anything else. Programs write 5.0, and null or NaN for no
/// digit.
std::optional<std::uint8_t> field_value(std::string_view text);

/// Classifies a line as part of a grid.
RowLine row_line_of(const Document& document, std::size_t line);

}  // namespace deduku::formats
