// A link to SudokuPad, the player of Cracking the Cryptic, which holds a drawing of a puzzle as packed JSON:
//
//   https://sudokupad.app/sclN4Ig...                       also ctc..., and shortened: {ce:[[{v:1},{},...]],re:...}
//   {"cells":[[{"value":1},{"centremarks":[2,5]},{},...]],"regions":[[[0,0],[0,1],...]],"metadata":{"title":"..."}}
//
// All digits are givens. Rules are lines, shapes and cages of the drawing, and text; notes can also be in cages without
// cells. A digit that the player placed is written as the only mark of its cell because links of this kind have no
// player's digits.
#include <algorithm>

#include "src/formats/board_text.hpp"
#include "src/formats/link.hpp"
#include "src/formats/lz_string.hpp"

namespace deduku::formats {

namespace {

/// The cells in a list of pairs of row and column, from 0; empty if the list contains anything else.
CellSet cells_in(const LooseValue& list) {
  CellSet cells;
  for (const LooseValue& pair : list.items) {
    if (pair.items.size() != 2) return {};
    std::array<int, 2> place{};
    for (std::size_t i = 0; i < place.size(); ++i) {
      const std::string& text = pair.items[i].text;
      if (text.size() != 1 || text[0] < '0' || '8' < text[0]) return {};
      place[i] = text[0] - '0';
    }
    cells.insert(Cell::at(place[0], place[1]));
  }
  return cells;
}

bool is_house(CellSet cells) {
  for (House house : House::all()) {
    if (cells_of(house) == cells) return true;
  }
  return false;
}

bool are_boxes(const LooseValue* regions) {
  if (regions == nullptr || regions->items.size() != Digit::count) return false;
  CellSet all;
  for (const LooseValue& region : regions->items) {
    const CellSet cells = cells_in(region);
    if (cells.empty() || cells != cells_of(cells.first().box())) return false;
    all |= cells;
  }
  return all.size() == Cell::count;
}

/// Takes a note: "title: ...".
void take_note(std::string_view name, const LooseValue& value, const Board& board, LinkNotes& notes) {
  if (name == "title" || name == "t") notes.title = value.text;
  if (name == "author") notes.author = value.text;
  if (name == "solution") notes.check_solution(&value, board);
  notes.rules.add_note(name, value);
}

void read_cage(const LooseValue& cage, const Board& board, LinkNotes& notes) {
  const LooseValue* value = cage.item("value", "v");
  const LooseValue* cells = cage.item("cells", "ce");
  if (cells != nullptr && cells->is_set()) {
    if (!is_house(cells_in(*cells)) || (value != nullptr && value->is_set())) notes.rules.add(Fault::rule_cages);
    return;
  }
  if (value == nullptr) return;
  const std::size_t colon = value->text.find(':');
  if (colon == std::string::npos) return;
  constexpr std::string_view known[] = {"title", "author", "rules", "solution", "antiknight", "antiking"};
  const std::string_view name = std::string_view(value->text).substr(0, colon);
  if (std::ranges::find(known, name) == std::end(known)) return;
  const std::size_t begin = std::min(value->text.find_first_not_of(" \n", colon + 1), value->text.size());
  take_note(name, {.text = value->text.substr(begin)}, board, notes);
}

/// Adds the parts of the drawing that are rules, or may be.
void add_rules_of_drawing(const LooseValue& puzzle, OtherRules& rules) {
  constexpr std::string_view plain[] = {"cells",    "ce",     "regions",  "re",       "cages",    "ca",
                                        "cellSize", "cs",     "metadata", "metaData", "settings", "title",
                                        "t",        "author", "rules",    "id",       "version",  "duration",
                                        "d",        "videos", "vd",       "puzzleId", "width",    "height"};
  for (std::size_t i = 0; i < puzzle.keys.size(); ++i) {
    const std::string_view key = puzzle.keys[i];
    if (std::ranges::find(plain, key) != std::end(plain) || !puzzle.items[i].is_set()) continue;
    if (key == "lines" || key == "l" || key == "arrows" || key == "a") {
      rules.add(Fault::rule_lines);
    } else if (key == "overlays" || key == "o" || key == "underlays" || key == "u") {
      rules.add(Fault::rule_drawing);
    } else {
      rules.add_field(key, puzzle.items[i]);
    }
  }
}

std::string cell_of_drawing(const Board& board, Cell cell) {
  const int value = board.values[cell];
  if (value != 0 && board.givens.contains(cell)) return "{\"value\":" + std::to_string(value) + "}";
  DigitSet marks;
  if (board.marks) marks = (*board.marks)[cell];
  if (value != 0) marks = DigitSet{Digit::of(value)};
  return marks.empty() ? "{}" : "{\"centremarks\":" + list_text(marks) + "}";
}

/// Takes the notes of a puzzle, which are beside its cells or in its metadata.
void take_notes(const LooseValue& puzzle, const Board& board, LinkNotes& notes) {
  for (const std::string_view name : {"title", "author", "rules"}) {
    const LooseValue* value = puzzle.item(name, name == "title" ? "t" : std::string_view());
    if (value != nullptr) take_note(name, *value, board, notes);
  }
  for (const std::string_view name : {"metadata", "metaData"}) {
    const LooseValue* metadata = puzzle.item(name);
    if (metadata == nullptr) continue;
    for (std::size_t i = 0; i < metadata->keys.size(); ++i) {
      take_note(metadata->keys[i], metadata->items[i], board, notes);
    }
  }
}

std::string boxes_text() {
  std::string text;
  for (int box = 0; box < Digit::count; ++box) {
    text += box == 0 ? "[" : "],[";
    std::string cells;
    for (Cell cell : cells_of(House::box(box))) {
      cells += (cells.empty() ? "[" : ",[") + std::to_string(cell.row().number() - 1) + ",";
      cells += std::to_string(cell.column().number() - 1) + "]";
    }
    text += cells;
  }
  return text + "]";
}

std::string write_sudokupad(const Board& board, std::string_view title) {
  const std::string named = title.empty() ? "" : "\"title\":" + json_text(title) + ",";
  const std::string text = "{\"cellSize\":50,\"cells\":" + rows_text(board, cell_of_drawing) + ",\"regions\":[" +
                           boxes_text() + "],\"metadata\":{" + named + R"("rules":"Normal sudoku rules apply."}})";
  return "https://sudokupad.app/scl" + percent_encoded(packed(text)) + "\n";
}

}  // namespace

bool read_sudokupad(const LooseValue& puzzle, Draft& draft, LinkNotes& notes) {
  const LooseValue* rows = puzzle.item("cells", "ce");
  if (rows == nullptr || !rows->is_list()) return false;
  add_rules_of_drawing(puzzle, notes.rules);
  if (!has_nine_rows(*rows)) {
    notes.rules.add(Fault::rule_size);
    return !rows->items.empty();
  }
  if (!are_boxes(puzzle.item("regions", "re"))) notes.rules.add(Fault::rule_regions);
  PerCell<DigitSet> marks;
  for (Cell cell : Cell::all()) {
    const LooseValue& content = content_at(*rows, cell);
    const LooseValue* value = content.item("value", "v");
    if (value != nullptr && value->is_set() && value->digit() == 0) return false;
    if (value != nullptr) draft.set(cell, static_cast<std::uint8_t>(value->digit()), true, draft.places[cell]);
    marks[cell] = digits_in(content.item("centremarks"));
  }
  set_marks(draft.board, marks);
  take_notes(puzzle, draft.board, notes);
  const LooseValue* cages = puzzle.item("cages", "ca");
  if (cages == nullptr) return true;
  for (const LooseValue& cage : cages->items) read_cage(cage, draft.board, notes);
  return true;
}

const Codec codec::sudokupad{
    .format = {.name = "sudokupad",
               .description = "link to SudokuPad or Cracking the Cryptic, scl... or ctc...",
               .readable = true,
               .write = [](const Board& board) { return write_sudokupad(board, ""); }},
    .open = [](const ReadOptions&) { return open_links(Link::Kind::sudokupad); },
    .write_titled = write_sudokupad,
};

}  // namespace deduku::formats
