// A line of HoDoKu's regression library: fields, each of which begins with a colon.
//
//   :0100:1:+92....365...:122 123:118 128::        code, digits, grid, deleted candidates, eliminations,
//                                                  placements, extra; the last ones may be omitted
//
// In the grid `+d` is a digit that was placed. Deleted candidates are triples of digit, row and column. The tail is the
// other fields unchanged, from the code on, without the grid: "0100:1:122 123:118 128::".
#include "src/formats/board_text.hpp"
#include "src/formats/cells.hpp"
#include "src/formats/pieces.hpp"
#include "src/formats/symbols.hpp"

namespace deduku::formats {

namespace {

/// The fields of a line that begins with a colon at `begin`; each ends at the next colon.
std::vector<Piece> library_fields(std::string_view text, std::size_t begin) {
  std::vector<Piece> fields;
  while (begin < text.size()) {
    const std::size_t end = std::min(text.find(':', begin + 1), text.size());
    fields.push_back({begin + 1, end});
    begin = end;
  }
  return fields;
}

class HodokuParser final : public LineParser {
 private:
  static constexpr std::size_t grid_field = 2;
  static constexpr std::size_t deleted_field = 3;

  std::optional<ParseError> parse_line(const Line& line, Draft& draft) override {
    const std::size_t begin = line.text.find_first_not_of(spaces);
    if (line.text[begin] != ':') return unexpected_at(line, begin, Fault::no_colon);
    const std::vector<Piece> fields = library_fields(line.text, begin);
    if (fields.size() <= grid_field) {
      return error_at(line, line.text.size(), Fault::few_library_fields, {{"n", fields.size()}});
    }
    if (auto error = read_grid(line, fields[grid_field], draft)) return error;
    draft.tail = line.written(begin + 1, fields[grid_field].begin - 1);
    draft.tail += line.written(fields[grid_field].end, line.text.size());
    if (fields.size() <= deleted_field) return std::nullopt;
    return delete_candidates(line, fields[deleted_field], draft.board);
  }

  static std::optional<ParseError> read_grid(const Line& line, Piece field, Draft& draft) {
    const auto end = read_cells(line, field.begin, Fault::grid_cells, draft);
    if (!end) return end.error();
    if (*end == field.end) return std::nullopt;
    return unexpected_at(line, *end, Fault::no_colon_after_grid);
  }

  static std::optional<ParseError> delete_candidates(const Line& line, Piece field, Board& board) {
    const Marks allowed = allowed_marks(board);
    Marks marks = allowed;
    for (const Word& triple : words_between(field.of(line.text), spaces, field.begin)) {
      const auto candidate = candidate_of_triple(triple.text);
      if (!candidate) return error_at(line, triple.offset, Fault::bad_triple);
      marks[candidate->cell()].erase(candidate->digit());
    }
    if (marks != allowed) board.marks = marks;
    return std::nullopt;
  }
};

/// Two lines that begin with a colon are a library; a single one may occur in any text.
bool recognise_hodoku(Preview& preview, const ReadOptions&) {
  return preview.all_begin_with(':') && preview.line(1) != nullptr;
}

/// Writes the board as a step of no technique: code 0000, `x` for its digits. Marks that digits of the board already
/// exclude cannot be written.
std::string write_hodoku(const Board& board) {
  const Marks allowed = allowed_marks(board);
  const Marks marks = marks_of(board);
  const std::string line = line_of(board);
  std::string text = ":0000:x:";
  std::string deleted;
  for (Cell cell : Cell::all()) {
    if (board.values[cell] != 0 && !board.givens.contains(cell)) text += '+';
    text += line[cell.slot()];
  }
  for (Digit digit : DigitSet::all()) {
    for (Cell cell : Cell::all()) {
      if (!(allowed[cell] - marks[cell]).contains(digit)) continue;
      if (!deleted.empty()) deleted += ' ';
      for (int number : {digit.number(), cell.row().number(), cell.column().number()}) {
        deleted += std::to_string(number);
      }
    }
  }
  return text + ":" + deleted + "::\n";
}

}  // namespace

const Codec codec::hodoku{
    .format = {.name = "hodoku",
               .description = "line of HoDoKu's library, :code:digits:grid:deleted:eliminations:placements:extra",
               .readable = true,
               .write = write_hodoku},
    .recognise = recognise_hodoku,
    .open = open<HodokuParser>,
};

}  // namespace deduku::formats
