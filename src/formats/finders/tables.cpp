// Boards of web pages: tables of nine rows with nine cells, each empty, a digit, or an input field; or 81 other
// elements in sequence.
//
//   <tr><td>5</td><td></td>...</tr>       <div class="row"><span class="cell">5</span>...</div>

#include "src/formats/finders/finding.hpp"
#include "src/formats/symbols.hpp"
#include "src/formats/tagged_text.hpp"

namespace deduku::formats {

namespace {

/// The visible content of a table cell: its text, or the value of its input field.
std::string shown_in(std::string_view text, Piece cell) {
  const std::string plain = plain_text(cell.of(text));
  if (!plain.empty()) return plain;
  const auto field = next_element(text, "input", cell.begin, cell.end);
  const auto value = field ? attribute_of(text, *field, "value") : std::nullopt;
  return value ? std::string(trimmed(value->of(text))) : std::string();
}

/// Adds the cells of a row; false if it does not have nine of them.
bool add_row(std::string_view text, Piece row, CellRun& run) {
  const int before = run.count;
  for (const Piece& data : elements_of(text, "td", row.begin + 1, row.end)) {
    const std::string shown = shown_in(text, data);
    const bool is_cell = shown.empty() || (shown.size() == 1 && (is_symbol(shown[0]) || shown[0] == '?'));
    if (!is_cell && shown != "\u00B7") return false;
    run.add(shown.empty() ? std::uint8_t{0} : value_of(shown[0]), true, data.begin);
  }
  return run.count == before + Digit::count;
}

/// Elements of one name that are cells, with no other element of that name between them.
class CellElements {
 public:
  CellElements(Findings& findings, std::string_view name)
      : findings_(findings), text_(findings.document.text()), name_(name) {}

  void run() {
    for (const Piece& element : elements_of(text_, name_)) {
      const std::string shown = shown_in(text_, element);
      const bool is_whole = element.of(text_).ends_with("</" + std::string(name_) + ">");
      if (is_whole && (shown.empty() || (shown.size() == 1 && is_symbol(shown[0])))) {
        cells_.push_back({element, shown.empty() ? std::uint8_t{0} : value_of(shown[0])});
      } else if (is_whole || !shown.empty()) {
        end_cells();
      }
    }
    end_cells();
  }

 private:
  struct Element {
    Piece piece;
    std::uint8_t value;
  };

  void end_cells() {
    const bool are_boards = cells_.size() % Cell::count == 0;
    for (std::size_t first = 0; are_boards && first < cells_.size(); first += Cell::count) add_board(first);
    cells_.clear();
  }

  void add_board(std::size_t first) {
    CellRun run;
    for (std::size_t i = first; i < first + Cell::count; ++i) run.add(cells_[i].value, true, cells_[i].piece.begin);
    const Piece piece{cells_[first].piece.begin, cells_[first + Cell::count - 1].piece.end};
    if (!run.is_likely_puzzle() || !findings_.document.is_free(piece)) return;
    findings_.add(piece, run, "text").may_be_solution = true;
  }

  Findings& findings_;
  std::string_view text_;
  std::string_view name_;
  std::vector<Element> cells_;
};

void find_rows_of_tables(Findings& findings) {
  const std::string_view text = findings.document.text();
  CellRun run;
  Piece table;
  for (const Piece& row : elements_of(text, "tr")) {
    table = {run.count == 0 ? row.begin : table.begin, row.end};
    if (!add_row(text, row, run)) run = {};
    if (!run.is_whole()) continue;
    const bool is_table = run.clues() > 0 && findings.document.is_free(table);
    if (is_table) findings.add(table, run, "text").may_be_solution = true;
    run = {};
  }
}

}  // namespace

void find_tables(Findings& findings) {
  find_rows_of_tables(findings);
  for (const std::string_view name : {"span", "div", "li", "p", "button"}) CellElements(findings, name).run();
}

}  // namespace deduku::formats
