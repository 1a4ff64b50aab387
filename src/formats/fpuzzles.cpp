// A link to f-puzzles, which holds a puzzle with all its rules as packed JSON:
//
//   https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSiBdZQks4qm88iiooA==
//   {"size":9,"grid":[[{"value":1,"given":true},{"centerPencilMarks":[2,5]},{},...]]}
//
// A value that is not given was placed by the player. Corner marks are not candidates and are not read. SudokuPad opens
// these links as `fpuz...`.
#include <algorithm>

#include "src/formats/board_text.hpp"
#include "src/formats/link.hpp"
#include "src/formats/lz_string.hpp"

namespace deduku::formats {

namespace {

/// Whether every cell has the region of its box, or all have other numbers, but in the same way.
bool are_regions_boxes(const LooseValue& grid) {
  PerDigit<std::string> names;
  for (Cell cell : Cell::all()) {
    const LooseValue* region = content_at(grid, cell).item("region");
    const int box = cell.box().number() - 1;
    const std::string name = region == nullptr ? std::to_string(box) : region->text;
    if (name == "null") return false;
    if (names[box].empty()) names[box] = name;
    if (names[box] != name) return false;
  }
  std::ranges::sort(names);
  return std::ranges::adjacent_find(names) == names.end();
}

/// The end of the name of a note in the value of an invisible cage, as in "rules: ..."; 0 for another cage.
std::size_t end_of_name(const LooseValue& cage) {
  const LooseValue* value = cage.item("value");
  if (value == nullptr) return 0;
  const std::size_t end = value->text.find_first_not_of("abcdefghijklmnopqrstuvwxyz");
  return end != std::string::npos && value->text[end] == ':' ? end : 0;
}

/// Adds cages, some of which are notes.
void add_cages(const LooseValue& cages, OtherRules& rules) {
  for (const LooseValue& cage : cages.items) {
    const std::size_t end = end_of_name(cage);
    if (end == 0) return rules.add_field("cage", cages);
    const std::string& note = cage.item("value")->text;
    rules.add_note(note.substr(0, end), {.text = note.substr(end + 1)});
  }
}

/// Adds the text of the rules, or a record of notes.
void add_notes(const std::string& name, const LooseValue& value, OtherRules& rules) {
  rules.add_note(name, value);
  for (std::size_t i = 0; i < value.keys.size(); ++i) rules.add_note(value.keys[i], value.items[i]);
}

void add_rules(const LooseValue& puzzle, OtherRules& rules) {
  for (std::size_t i = 0; i < puzzle.keys.size(); ++i) {
    const std::string& name = puzzle.keys[i];
    const LooseValue& value = puzzle.items[i];
    if (name == "metadata" || name == "ruleset" || name == "rules") {
      add_notes(name, value, rules);
    } else if (name == "cage" && value.is_list()) {
      add_cages(value, rules);
    } else {
      rules.add_field(name, value);
    }
  }
}

std::string text_of_item(const LooseValue& puzzle, std::string_view name) {
  const LooseValue* value = puzzle.item(name);
  return value == nullptr ? "" : value->text;
}

std::string cell_text(const Board& board, Cell cell) {
  const int value = board.values[cell];
  if (value != 0) {
    return "{\"value\":" + std::to_string(value) + (board.givens.contains(cell) ? ",\"given\":true}" : "}");
  }
  if (!board.marks || (*board.marks)[cell].empty()) return "{}";
  return "{\"centerPencilMarks\":" + list_text((*board.marks)[cell]) + "}";
}

std::string write_fpuzzles(const Board& board, std::string_view title) {
  const std::string named = title.empty() ? "" : "\"title\":" + json_text(title) + ",";
  const std::string text = "{\"size\":9," + named + "\"grid\":" + rows_text(board, cell_text) + "}";
  // Many programs read a plus in a query as a space.
  std::string address = "https://www.f-puzzles.com/?load=";
  for (char c : packed(text)) address += c == '+' ? std::string("%2B") : std::string(1, c);
  return address + "\n";
}

}  // namespace

bool read_fpuzzles(const LooseValue& puzzle, Draft& draft, LinkNotes& notes) {
  const LooseValue* grid = puzzle.item("grid");
  if (grid == nullptr || !grid->is_list()) return false;
  notes.title = text_of_item(puzzle, "title");
  notes.author = text_of_item(puzzle, "author");
  add_rules(puzzle, notes.rules);
  const LooseValue* size = puzzle.item("size");
  const bool has_other_size = size != nullptr && size->is_set() && size->text != "9";
  if (grid->items.size() != Digit::count || has_other_size) notes.rules.add(Fault::rule_size);
  if (!has_nine_rows(*grid)) return grid->items.size() != Digit::count;
  if (!are_regions_boxes(*grid)) notes.rules.add(Fault::rule_regions);
  PerCell<DigitSet> marks;
  for (Cell cell : Cell::all()) {
    const LooseValue& content = content_at(*grid, cell);
    const LooseValue* value = content.item("value");
    const LooseValue* given = content.item("given");
    if (value != nullptr && value->is_set() && value->digit() == 0) return false;
    const bool is_given = given != nullptr && given->is_set();
    if (value != nullptr) draft.set(cell, static_cast<std::uint8_t>(value->digit()), is_given, draft.places[cell]);
    const DigitSet by_player = digits_in(content.item("centerPencilMarks"));
    const DigitSet by_setter = digits_in(content.item("givenPencilMarks"));
    marks[cell] = by_player.empty() ? by_setter : by_player;
    if (!by_player.empty() && !by_setter.empty()) marks[cell] = by_player & by_setter;
  }
  set_marks(draft.board, marks);
  notes.check_solution(puzzle.item("solution"), draft.board);
  return true;
}

const Codec codec::fpuzzles{
    .format = {.name = "fpuzzles",
               .description = "link to f-puzzles, ?load=..., or fpuz... of SudokuPad",
               .readable = true,
               .write = [](const Board& board) { return write_fpuzzles(board, ""); }},
    .open = [](const ReadOptions&) { return open_links(Link::Kind::fpuzzles); },
    .write_titled = write_fpuzzles,
};

}  // namespace deduku::formats
