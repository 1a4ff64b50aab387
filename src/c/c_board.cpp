#include "src/c/c_board.hpp"

#include <algorithm>

#include "deduku/moves.hpp"
#include "src/c/c_session.hpp"

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

/// Puts `change(board)`, where that is a board and not an error, in the place of the board of a caller.
template <class Change>
deduku_code changed(deduku_board* board, Change&& change) {
  const std::optional<Board> content = board_from(board);
  if (!content) return DEDUKU_BAD_ARGUMENT;
  const Expected<Board, MoveError> after = change(*content);
  if (!after) return DEDUKU_BAD_ARGUMENT;
  store(*after, *board);
  return DEDUKU_OK;
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
  return c::changed(board, with_allowed_marks);
}

deduku_code deduku_board_place(deduku_board* board, int32_t cell, int32_t digit) {
  if (!c::is_cell(cell) || digit < 0 || digit > 9) return DEDUKU_BAD_ARGUMENT;
  return c::changed(board, [&](const Board& content) {
    return digit == 0 ? without_digit(content, Cell(cell)) : with_digit(content, Cell(cell), Digit::of(digit));
  });
}

deduku_code deduku_board_eliminate(deduku_board* board, int32_t cell, int32_t digit) {
  if (!c::is_cell(cell) || digit < 1 || digit > 9) return DEDUKU_BAD_ARGUMENT;
  const Candidate mark(Cell(cell), Digit::of(digit));
  return c::changed(board, [&](const Board& content) { return without_mark(content, mark); });
}
