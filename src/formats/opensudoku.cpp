// Files of OpenSudoku, XML with a list of games:
//
//   <game data="53..." />                              81 digits, 0 for an empty cell; or a game that was begun:
//   <game data="version: 3&#10;5|0|0|0|6|1|..." />     for each cell its digit, its notes (a bit for each digit), and
//                                                      1 if the player may change it; older versions list notes as
//                                                      `1,2,` or `-`
#include "src/formats/found_texts.hpp"

#include <algorithm>
#include <charconv>

#include "src/core/contract.hpp"
#include "src/formats/board_text.hpp"
#include "src/formats/codec.hpp"
#include "src/formats/link.hpp"
#include "src/formats/pieces.hpp"
#include "src/formats/symbols.hpp"

namespace deduku::formats {

namespace {

/// The fields of a game, with a bar after each.
std::vector<Word> game_fields(std::string_view text) {
  std::vector<Word> fields = fields_between(text, "|");
  if (fields.back().text.empty()) fields.pop_back();
  return fields;
}

/// The notes of a cell: `1,2,`, or a number with a bit for each digit; empty if they are neither.
std::optional<DigitSet> notes_of(std::string_view field, bool has_bits) {
  if (field.empty() || field == "-") return DigitSet();
  unsigned bits = 0;
  const auto [end, error] = std::from_chars(field.data(), field.data() + field.size(), bits);
  if (has_bits) {
    const bool is_set = error == std::errc() && end == field.data() + field.size() && bits < 512;
    return is_set ? std::optional(DigitSet::from_bits(bits)) : std::nullopt;
  }
  DigitSet digits;
  for (char c : field) {
    if (c != ',' && !is_digit(c)) return std::nullopt;
    if (is_digit(c)) digits.insert(Digit::of(value_of(c)));
  }
  return digits;
}

/// The text after `version: 3` and its line feed, which XML writes as an entity; `version` is 0 if it is missing.
std::string_view after_version(std::string_view data, int& version) {
  version = 0;
  constexpr std::string_view beginning = "version:";
  if (!data.starts_with(beginning)) return data;
  data = trimmed(data.substr(beginning.size()));
  const auto [end, error] = std::from_chars(data.data(), data.data() + data.size(), version);
  data.remove_prefix(static_cast<std::size_t>(end - data.data()));
  for (std::string_view line_end : {"&#10;", "&#xA;", "&#xa;", "\\n", "\n", " "}) {
    if (data.starts_with(line_end)) data.remove_prefix(line_end.size());
  }
  return data;
}

bool read_digits(std::string_view data, Board& board) {
  if (data.size() != Cell::count || !std::ranges::all_of(data, is_symbol)) return false;
  for (Cell cell : Cell::all()) board.values[cell] = value_of(data[cell.slot()]);
  board.givens = cells_with_digit(board);
  return true;
}

/// The board as a game: only the digits, or, if the player has done something, also the notes of every empty cell.
std::string write_opensudoku(const Board& board) {
  require_digits(board);
  std::string data;
  const bool is_plain = !board.marks && board.givens == cells_with_digit(board);
  if (!is_plain) data = "version: 3&#10;";
  for (Cell cell : Cell::all()) {
    const int value = board.values[cell];
    data += static_cast<char>('0' + value);
    if (is_plain) continue;
    const unsigned notes = value == 0 && board.marks ? (*board.marks)[cell].bits() : 0U;
    data += "|" + std::to_string(notes) + (board.givens.contains(cell) ? "|0|" : "|1|");
  }
  return "    <game data=\"" + data + "\" />\n";
}

}  // namespace

bool read_opensudoku(std::string_view data, Board& board) {
  if (read_digits(trimmed(data), board)) return true;
  int version = 0;
  const std::vector<Word> fields = game_fields(after_version(trimmed(data), version));
  const std::size_t width = fields.size() / Cell::count;
  if (fields.size() % Cell::count != 0 || width < 3 || width > 4) return false;
  PerCell<DigitSet> marks;
  for (Cell cell : Cell::all()) {
    const std::size_t first = width * static_cast<std::size_t>(cell.index());
    const std::string_view digit = fields[first].text;
    if (digit.size() != 1 || !is_symbol(digit[0])) return false;
    const auto notes = notes_of(fields[first + width - 2].text, version >= 3);
    if (!notes) return false;
    board.values[cell] = value_of(digit[0]);
    board.givens.insert_if(value_of(digit[0]) != 0 && fields[first + width - 1].text == "0", cell);
    marks[cell] = *notes;
  }
  set_marks(board, marks);
  return true;
}

const Codec codec::opensudoku{
    .format = {.name = "opensudoku",
               .description = "XML of OpenSudoku: a list of games, some of which may be in progress",
               .readable = true,
               .write = write_opensudoku,
               .header = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n"
                         "  <folder name=\"Deduku\">\n",
               .footer = "  </folder>\n</opensudoku>\n"},
};

}  // namespace deduku::formats
