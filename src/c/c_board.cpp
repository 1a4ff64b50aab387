#include "src/c/c_board.hpp"

#include <algorithm>

#include "deduku/moves.hpp"
#include "src/c/c_session.hpp"
#include "src/core/spelling.hpp"

namespace deduku::c {

namespace {

constexpr std::uint16_t all_marks = 0x1FF;

static_assert(sizeof(deduku_board) == 408, "bindings in other languages count on it");

/// Whether the content of a cell is valid.
bool is_sound(const deduku_board& board, std::size_t index) {
  const bool has_digit = board.digits[index] != 0;
  return board.digits[index] <= 9 && board.is_given[index] <= (has_digit ? 1 : 0) &&
         (board.has_marks == 0 || has_digit || board.marks[index] <= all_marks);
}

/// The fault of a board that is not valid.
std::string fault_of(const deduku_board* board) {
  if (board == nullptr) return "the board is NULL";
  if (board->has_marks > 1) return "has_marks of the board is " + std::to_string(board->has_marks) + ", not 0 or 1";
  for (Cell cell : Cell::all()) {
    const int i = cell.index();
    const int digit = board->digits[i];
    if (digit > 9) return cell_name(cell) + " holds " + std::to_string(digit) + ", which is not a digit";
    if (board->is_given[i] > 1) return "is_given of " + cell_name(cell) + " is neither 0 nor 1";
    if (board->is_given[i] == 1 && digit == 0) return cell_name(cell) + " is a given without a digit";
    if (board->has_marks == 1 && digit == 0 && board->marks[i] > all_marks)
      return "the marks of " + cell_name(cell) + " are above 0x1FF";
  }
  return "reserved bytes of the board are not 0";
}

Expected<Board, MoveError> placed(const Board& board, std::int32_t cell, std::int32_t digit) {
  return digit == 0 ? without_digit(board, Cell(cell)) : with_digit(board, Cell(cell), Digit::of(digit));
}

Expected<Board, MoveError> eliminated(const Board& board, std::int32_t cell, std::int32_t digit) {
  return without_mark(board, {Cell(cell), Digit::of(digit)});
}

/// Replaces a caller's board with `change(board)`, unless the board is invalid or the change fails.
template <class Change>
deduku_code changed(deduku_board* board, Change&& change) {
  const std::optional<Board> content = board_from(board);
  if (!content) return DEDUKU_BAD_ARGUMENT;
  const Expected<Board, MoveError> after = change(*content);
  if (!after) return DEDUKU_BAD_ARGUMENT;
  store(*after, *board);
  return DEDUKU_OK;
}

/// Changes a board; on failure the session holds the error. `least` is the smallest valid digit.
template <class Change>
deduku_code changed(deduku_session* session, deduku_board* board, std::int32_t cell, std::int32_t digit,
                    std::int32_t least, Change&& change) {
  return guarded(session, board, [&](deduku_session& with, const Board& content) -> deduku_code {
    if (const auto fault = candidate_fault(cell, digit, least)) return fail_argument(with, *fault);
    const Expected<Board, MoveError> after = change(content, cell, digit);
    if (!after) return fail_argument(with, after.error().message);
    store(*after, *board);
    return DEDUKU_OK;
  });
}

}  // namespace

std::optional<std::string> candidate_fault(std::int32_t cell, std::int32_t digit, std::int32_t least) {
  if (!is_cell(cell)) return "there is no cell " + std::to_string(cell) + ", they are 0 to 80";
  if (digit >= least && digit <= 9) return std::nullopt;
  return "there is no digit " + std::to_string(digit) + ", they are " + std::to_string(least) + " to 9";
}

std::optional<Board> take_board(deduku_session& session, const deduku_board* board) {
  std::optional<Board> content = board_from(board);
  if (!content) fail_argument(session, fault_of(board));
  return content;
}

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
    if (content.marks && board->digits[index] == 0) (*content.marks)[index] = DigitSet::from_bits(board->marks[index]);
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
    if (board.marks) to.marks[index] = static_cast<std::uint16_t>((*board.marks)[index].bits());
  }
}

}  // namespace deduku::c

using namespace deduku;

deduku_code deduku_board_of(const char* digits, deduku_board* board) {
  if (digits == nullptr || board == nullptr) return DEDUKU_BAD_ARGUMENT;
  const std::string_view text(digits);
  const bool is_puzzle = text.size() == Cell::count && text.find_first_not_of("0123456789.") == std::string_view::npos;
  if (!is_puzzle) return DEDUKU_PARSE_ERROR;
  c::store(Board::of(text), *board);
  return DEDUKU_OK;
}

deduku_code deduku_board_fill_marks(deduku_board* board) {
  return c::changed(board, with_allowed_marks);
}

deduku_code deduku_board_place(deduku_board* board, int32_t cell, int32_t digit) {
  if (c::candidate_fault(cell, digit, 0)) return DEDUKU_BAD_ARGUMENT;
  return c::changed(board, [&](const Board& content) { return c::placed(content, cell, digit); });
}

deduku_code deduku_board_eliminate(deduku_board* board, int32_t cell, int32_t digit) {
  if (c::candidate_fault(cell, digit, 1)) return DEDUKU_BAD_ARGUMENT;
  return c::changed(board, [&](const Board& content) { return c::eliminated(content, cell, digit); });
}

deduku_code deduku_place(deduku_session* session, deduku_board* board, int32_t cell, int32_t digit) {
  return c::changed(session, board, cell, digit, 0, c::placed);
}

deduku_code deduku_eliminate(deduku_session* session, deduku_board* board, int32_t cell, int32_t digit) {
  return c::changed(session, board, cell, digit, 1, c::eliminated);
}
