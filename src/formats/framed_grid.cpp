// Nine lines of nine cells, plain, spaced, framed, or as a spreadsheet copies them (tabs, empty fields).
//
//   +-------+-------+-------+
//   | . . 3 | . 2 . | 6 . . |        ..3.2.6..        0 0 3 0 2 0 6 0 0
//
// Bars, commas and border lines are skipped; empty lines may stand between bands. No tail.
#include "src/formats/board_text.hpp"
#include "src/formats/rows.hpp"
#include "src/formats/sdk.hpp"

namespace deduku::formats {

namespace {

class GridParser final : public Parser {
 public:
  explicit GridParser(const ReadOptions&) {}
  std::optional<ParseError> parse(Source& source, Draft& draft) override { return read_grid(source, draft); }
};

bool recognise_framed_grid(Preview& preview, const ReadOptions&) {
  return classify_rows(preview).is_grid() && !has_sdk_metadata(preview.comments());
}

std::string write_framed_grid(const Board& board) {
  const std::string line = line_of(board);
  std::array<std::string, Cell::count> cells;
  for (Cell cell : Cell::all()) cells[cell.index()] = line[cell.index()];
  return framed(cells);
}

}  // namespace

const Codec codec::grid{
    .format = {.name = "grid",
               .description = "9 lines of 9 cells, with or without a frame",
               .readable = true,
               .write = write_framed_grid},
    .recognise = recognise_framed_grid,
    .open = open<GridParser>,
};

}  // namespace deduku::formats
