// Nine lines of nine cells, plain, spaced, framed, or as a spreadsheet copies them (tabs, empty fields).
//
//   +-------+-------+-------+
//   | . . 3 | . 2 . | 6 . . |        ..3.2.6..        0 0 3 0 2 0 6 0 0
//
// Bars, commas and border lines are skipped; empty lines may be between bands. No tail.
#include "src/core/contract.hpp"
#include "src/formats/board_text.hpp"
#include "src/formats/rows.hpp"

namespace deduku::formats {

namespace {

class GridParser final : public Parser {
 public:
  std::optional<ParseError> parse(Source& source, Draft& draft) override { return read_grid(source, draft); }
};

std::string write_framed_grid(const Board& board) {
  require_digits(board);
  PerCell<std::string> cells;
  for (Cell cell : Cell::all()) cells[cell] = shown_cell(board, cell);
  return framed(cells);
}

}  // namespace

const Codec codec::grid{
    .format = {.name = "grid",
               .description = "9 lines of 9 cells, with or without a frame",
               .readable = true,
               .write = write_framed_grid},
    .open = open<GridParser>,
    .write_titled = [](const Board& board,
                       std::string_view title) { return title_line(title) + write_framed_grid(board); },
    .has_blanks = true,
};

}  // namespace deduku::formats
