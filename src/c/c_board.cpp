#include "src/c/c_board.hpp"

#include <algorithm>

#include "src/c/c_session.hpp"
#include "src/formats/board_text.hpp"

namespace deduku::c {

namespace {

constexpr std::uint16_t all_marks = 0x1FF;

static_assert(sizeof(deduku_board) == 408, "bindings in other languages count on it");

/// Whether the content of a cell is one.
bool is_sound(const deduku_board& board, std::size_t index) {
  const bool has_digit = board.digits[index] != 0;
  return board.digits[index] <= 9 && board.is_given[index] <= (has_digit ? 1 : 0) &&
         (board.has_marks == 0 || has_digit || board.marks[index] <= all_marks);
}

std::uint16_t bits_of(DigitSet digits) {
  unsigned bits = 0;
  for (Digit digit : digits) bits |= 1U << static_cast<unsigned>(digit.index());
  return static_cast<std::uint16_t>(bits);
}

DigitSet digits_of(std::uint16_t bits) {
  DigitSet digits;
  for (Digit digit : Digit::all()) {
    if ((bits >> static_cast<unsigned>(digit.index()) & 1U) != 0) digits.insert(digit);
  }
  return digits;
}

/// Changes the board of a caller by `change(board)`, which returns a code; only with DEDUKU_OK it is changed.
template <class Change>
deduku_code changed(deduku_board* board, Change&& change) {
  std::optional<Board> content = board_from(board);
  if (!content) return DEDUKU_BAD_ARGUMENT;
  const deduku_code code = change(*content);
  if (code == DEDUKU_OK) store(*content, *board);
  return code;
}

/// Puts a digit into a cell and takes its marks from the cells that see it.
void place(Board& board, Cell cell, Digit digit) {
  board.values[cell.index()] = static_cast<std::uint8_t>(digit.number());
  if (!board.marks) return;
  (*board.marks)[cell.index()] = {};
  for (Cell peer : peers(cell)) (*board.marks)[peer.index()] -= DigitSet{digit};
}

void empty(Board& board, Cell cell) {
  board.values[cell.index()] = 0;
  if (board.marks) (*board.marks)[cell.index()] = formats::allowed_marks(board)[cell.index()];
}

}  // namespace

std::optional<Board> board_from(const deduku_board* board) {
  if (board == nullptr || board->has_marks > 1) return std::nullopt;
  if (std::ranges::any_of(board->reserved, [](std::uint8_t byte) { return byte != 0; })) return std::nullopt;
  Board content;
  if (board->has_marks == 1) content.marks.emplace();
  for (Cell cell : Cell::all()) {
    const auto index = static_cast<std::size_t>(cell.index());
    if (!is_sound(*board, index)) return std::nullopt;
    content.values[index] = board->digits[index];
    if (board->is_given[index] == 1) content.givens.insert(cell);
    if (content.marks && board->digits[index] == 0) (*content.marks)[index] = digits_of(board->marks[index]);
  }
  return content;
}

void store(const Board& board, deduku_board& to) {
  to = {};
  to.has_marks = board.marks ? 1 : 0;
  for (Cell cell : Cell::all()) {
    const auto index = static_cast<std::size_t>(cell.index());
    to.digits[index] = board.values[index];
    to.is_given[index] = board.givens.contains(cell) ? 1 : 0;
    if (board.marks) to.marks[index] = bits_of((*board.marks)[index]);
  }
}

}  // namespace deduku::c

using namespace deduku;

deduku_code deduku_board_fill_marks(deduku_board* board) {
  return c::changed(board, [](Board& content) {
    content.marks = formats::allowed_marks(content);
    return DEDUKU_OK;
  });
}

deduku_code deduku_board_place(deduku_board* board, int32_t cell, int32_t digit) {
  return c::changed(board, [&](Board& content) -> deduku_code {
    if (!c::is_cell(cell) || digit < 0 || digit > 9) return DEDUKU_BAD_ARGUMENT;
    const Cell at(cell);
    if (content.givens.contains(at)) return DEDUKU_BAD_ARGUMENT;
    if (digit == 0) {
      c::empty(content, at);
    } else {
      c::place(content, at, Digit::of(digit));
    }
    return DEDUKU_OK;
  });
}

deduku_code deduku_board_eliminate(deduku_board* board, int32_t cell, int32_t digit) {
  return c::changed(board, [&](Board& content) -> deduku_code {
    if (!c::is_cell(cell) || digit < 1 || digit > 9) return DEDUKU_BAD_ARGUMENT;
    if (!content.marks) content.marks = formats::allowed_marks(content);
    (*content.marks)[static_cast<std::size_t>(cell)] -= DigitSet{Digit::of(digit)};
    return DEDUKU_OK;
  });
}
