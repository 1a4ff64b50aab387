// Boards of the C interface and boards of the library.
#pragma once

#include <optional>

#include "deduku.h"
#include "deduku/board.hpp"

namespace deduku::c {

/// What a caller's board says; empty where it is null or something on it is out of range.
std::optional<Board> board_from(const deduku_board* board);
/// What the board of a caller says; where it is empty, the session knows why.
std::optional<Board> take_board(deduku_session& session, const deduku_board* board);
/// Whether a number is that of a cell.
inline bool is_cell(std::int32_t cell) {
  return 0 <= cell && cell < Cell::count;
}
/// Writes a board for a caller.
void store(const Board& board, deduku_board& to);

}  // namespace deduku::c
