// XML files of other programs: those of KSudoku, and boards with a record for each cell. OpenSudoku has a separate
// format.
//
//   <values>b__c...</values>                              KSudoku: 81 letters from b on, _ for empty cells
//   <Cell><x>0</x><y>0</y><value>5</value></Cell>         column and row from 0

#include "src/formats/finders/finding.hpp"
#include "src/formats/found_texts.hpp"
#include "src/formats/symbols.hpp"
#include "src/formats/tagged_text.hpp"

namespace deduku::formats {

namespace {

void find_opensudoku(Findings& findings) {
  const std::string_view text = findings.document.text();
  for (const Piece& game : elements_of(text, "game")) {
    const auto data = attribute_of(text, game, "data");
    Board board;
    const bool is_read = data && findings.document.is_free(game) && read_opensudoku(data->of(text), board);
    if (is_read) findings.add(game, board, "opensudoku").has_title = true;
  }
}

/// 81 letters, of which `b` is 1; or `a` is 1 if it occurs.
bool add_letters(std::string_view letters, std::size_t at, CellRun& run) {
  const char first = letters.find('a') == letters.npos ? 'b' : 'a';
  for (std::size_t i = 0; i < letters.size(); ++i) {
    const char c = letters[i];
    if (c != '_' && (c < first || c > first + 8)) return false;
    run.add(c == '_' ? std::uint8_t{0} : static_cast<std::uint8_t>(c - first + 1), true, at + i);
  }
  return run.is_whole() && run.clues() > 0;
}

void find_ksudoku(Findings& findings) {
  const std::string_view text = findings.document.text();
  for (const std::string_view name : {"values", "givens"}) {
    for (const Piece& element : elements_of(text, name)) {
      const Piece inside = inside_of(text, element);
      CellRun run;
      const bool is_read = add_letters(trimmed(inside.of(text)), inside.begin, run);
      if (is_read && findings.document.is_free(element)) findings.add(element, run, "text");
    }
  }
}

/// The digit in an element within a piece; empty if there is no such element.
std::optional<int> digit_in(std::string_view text, Piece piece, std::string_view name) {
  const auto element = next_element(text, name, piece.begin + 1, piece.end);
  if (!element) return std::nullopt;
  const std::string_view digit = trimmed(inside_of(text, *element).of(text));
  return digit.size() == 1 && '0' <= digit[0] && digit[0] <= '9' ? std::optional(digit[0] - '0') : std::nullopt;
}

/// Puts the record of a cell into a board; false if it is not valid or the cell already has one.
bool add_cell_record(std::string_view text, Piece record, Board& board) {
  const auto column = digit_in(text, record, "x");
  const auto row = digit_in(text, record, "y");
  const auto value = digit_in(text, record, "value");
  if (!column || !row || !value || *column > 8 || *row > 8) return false;
  const Cell cell = Cell::at(*row, *column);
  if (board.values[cell] != 0) return false;
  board.values[cell] = static_cast<std::uint8_t>(*value);
  board.givens.insert_if(*value != 0, cell);
  return true;
}

void find_cell_records(Findings& findings) {
  constexpr int fewest_clues = 8;
  const std::string_view text = findings.document.text();
  Board board;
  std::optional<Piece> piece;
  for (const Piece& record : elements_of(text, "cell")) {
    if (!add_cell_record(text, record, board)) continue;
    piece = Piece{piece ? piece->begin : record.begin, record.end};
  }
  if (!piece || board.givens.size() < fewest_clues || !findings.document.is_free(*piece)) return;
  findings.add(*piece, board, "text");
}

}  // namespace

void find_xml(Findings& findings) {
  find_opensudoku(findings);
  find_ksudoku(findings);
  find_cell_records(findings);
}

}  // namespace deduku::formats
