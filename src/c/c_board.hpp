// Conversion between boards of the C interface and boards of the library.
#pragma once

#include <optional>
#include <string>

#include "deduku.h"
#include "deduku/board.hpp"
#include "src/c/c_session.hpp"

namespace deduku::c {

/// The content of a caller's board; empty if it is null or something on it is out of range.
std::optional<Board> board_from(const deduku_board* board);
/// The content of a caller's board; if it is empty, the session holds the error.
std::optional<Board> take_board(deduku_session& session, const deduku_board* board);
/// Calls `work(session, board)` with the content of a caller's board; if the board is not valid, the session holds the
/// error.
template <class Work>
deduku_code guarded(deduku_session* session, const deduku_board* board, Work&& work) noexcept {
  return guarded(session, [&](deduku_session& with) -> deduku_code {
    const std::optional<Board> content = take_board(with, board);
    return content ? work(with, *content) : DEDUKU_BAD_ARGUMENT;
  });
}
/// Whether a number is the index of a cell.
inline bool is_cell(std::int32_t cell) {
  return 0 <= cell && cell < Cell::count;
}
/// The fault of a cell and a digit of a caller, of which `least` is the least; empty without one.
std::optional<std::string> candidate_fault(std::int32_t cell, std::int32_t digit, std::int32_t least);
/// Writes a board for a caller.
void store(const Board& board, deduku_board& to);

}  // namespace deduku::c
