// Tables of HTML: nine rows with nine cells, each empty, a digit, or a field to type in.
#include <algorithm>

#include "src/formats/finders/tags.hpp"
#include "src/formats/symbols.hpp"

namespace deduku::formats {

namespace {

/// What a cell of a table shows: its text, or what its field holds.
std::string shown_in(std::string_view text, Piece cell) {
  const std::string plain = plain_text(text.substr(cell.begin, cell.size()));
  if (!plain.empty()) return plain;
  const auto field = next_element(text, "input", cell.begin, cell.end);
  const auto value = field ? attribute_of(text, *field, "value") : std::nullopt;
  return value ? std::string(trimmed(text.substr(value->begin, value->size()))) : std::string();
}

/// Adds the cells of a row; false where it does not have nine of them.
bool add_row(std::string_view text, Piece row, CellRun& run) {
  const int before = run.count;
  for (std::size_t at = row.begin + 1; at < row.end;) {
    const auto data = next_element(text, "td", at, row.end);
    if (!data) break;
    const std::string shown = shown_in(text, *data);
    const bool is_cell = shown.empty() || (shown.size() == 1 && (is_symbol(shown[0]) || shown[0] == '?'));
    if (!is_cell && shown != "\u00B7") return false;
    run.add(shown.empty() ? std::uint8_t{0} : value_of(shown[0]), true, data->begin);
    at = data->end;
  }
  return run.count == before + Digit::count;
}

}  // namespace

void find_tables(Findings& findings) {
  const std::string_view text = findings.document.text();
  CellRun run;
  std::size_t begin = 0;
  for (std::size_t at = 0; at < text.size();) {
    const auto row = next_element(text, "tr", at, text.size());
    if (!row) return;
    at = row->end;
    if (run.count == 0) begin = row->begin;
    if (!add_row(text, *row, run)) run = {};
    if (!run.is_whole()) continue;
    const bool is_table = run.clues() > 0 && findings.document.is_free({begin, at});
    if (is_table) findings.add({begin, at}, run, "text").may_be_solution = true;
    run = {};
  }
}

}  // namespace deduku::formats
