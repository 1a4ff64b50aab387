// A link to the solver of SudokuWiki. For a plain puzzle it holds the 81 digits; for a board with candidates `S9B` and
// two characters for each cell, a number in base 36:
//
//   1 to 9     a given
//   10 to 18   a digit that the player placed
//   18 + n     candidates: digit d has the bit d - 1 of n
//
// Older links have only 162 characters: for each cell a number in base 32, twice the bits of the candidates, plus 1 for
// a clue.
#include "src/formats/found_texts.hpp"

#include "src/core/contract.hpp"
#include "src/formats/board_text.hpp"
#include "src/formats/codec.hpp"
#include "src/formats/symbols.hpp"

namespace deduku::formats {

namespace {

constexpr std::string_view base_characters = "0123456789abcdefghijklmnopqrstuvwxyz";
constexpr std::string_view form_name = "S9B";
constexpr int first_placed = 10;
constexpr int no_candidates = 18;

/// The number that two characters encode; negative if they are invalid.
int pair_value(std::string_view pair, int base) {
  int value = 0;
  for (char c : pair) {
    const char lower = 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    const std::size_t digit = base_characters.find(lower);
    if (digit >= static_cast<std::size_t>(base)) return -1;
    value = value * base + static_cast<int>(digit);
  }
  return value;
}

bool set_cell(Board& board, Cell cell, int value) {
  if (value < 1 || value > no_candidates + 511) return false;
  if (value >= no_candidates + 1) {
    (*board.marks)[cell] = DigitSet::from_bits(static_cast<unsigned>(value - no_candidates));
    return true;
  }
  const bool is_given = value < first_placed;
  board.values[cell] = static_cast<std::uint8_t>(is_given ? value : value - first_placed + 1);
  board.givens.insert_if(is_given, cell);
  return true;
}

/// A single candidate is a clue, or a digit that was placed.
bool set_old_cell(Board& board, Cell cell, int value) {
  const DigitSet digits = DigitSet::from_bits(static_cast<unsigned>(value) >> 1U);
  if (value < 0 || value >= 1024 || digits.empty()) return false;
  if (digits.size() > 1) {
    (*board.marks)[cell] = digits;
    return value % 2 == 0;
  }
  board.values[cell] = static_cast<std::uint8_t>(digits.first().number());
  board.givens.insert_if(value % 2 == 1, cell);
  return true;
}

bool is_number(std::string_view text) {
  return consists_of(text, "0123456789");
}

/// The number of a cell. A cell without candidates has no number of its own: it is written with those that the digits
/// leave.
int code_of(const Board& board, Cell cell) {
  const int value = board.values[cell];
  if (value != 0) return board.givens.contains(cell) ? value : value + first_placed - 1;
  for (const DigitSet& digits : {marks_of(board)[cell], allowed_marks(board)[cell]}) {
    if (!digits.empty()) return no_candidates + static_cast<int>(digits.bits());
  }
  return no_candidates + static_cast<int>(DigitSet::all().bits());
}

std::string write_sudokuwiki(const Board& board) {
  require_digits(board);
  const std::string address = "https://www.sudokuwiki.org/sudoku.htm?bd=";
  const bool is_plain = !board.marks && board.givens == cells_with_digit(board);
  std::string text;
  if (is_plain) {
    for (std::uint8_t value : board.values) text += static_cast<char>('0' + value);
    return address + text + "\n";
  }
  for (Cell cell : Cell::all()) {
    const int code = code_of(board, cell);
    text += base_characters[static_cast<std::size_t>(code / 36)];
    text += base_characters[static_cast<std::size_t>(code % 36)];
  }
  return address + std::string(form_name) + text + "\n";
}

}  // namespace

bool read_sudokuwiki(std::string_view text, bool is_named, Board& board) {
  board = {};
  if (is_named && text.size() == Cell::count && is_number(text)) {
    board = Board::of(text);
    return true;
  }
  const bool is_new = text.starts_with(form_name);
  if (is_new) text.remove_prefix(form_name.size());
  if (text.size() != std::size_t{2} * Cell::count || (!is_new && !is_named && is_number(text))) return false;
  board.marks.emplace();
  for (Cell cell : Cell::all()) {
    const std::string_view pair = text.substr(static_cast<std::size_t>(2 * cell.index()), 2);
    const bool is_set =
        is_new ? set_cell(board, cell, pair_value(pair, 36)) : set_old_cell(board, cell, pair_value(pair, 32));
    if (!is_set) return false;
  }
  if (*board.marks == allowed_marks(board)) board.marks.reset();
  return true;
}

const Codec codec::sudokuwiki{
    .format = {.name = "sudokuwiki",
               .description = "link to SudokuWiki, ?bd=...: the digits, or S9B... with candidates",
               .readable = true,
               .write = write_sudokuwiki},
};

}  // namespace deduku::formats
