// Boards in the encoding of SudokuWiki.
#pragma once

#include <string_view>

#include "deduku/board.hpp"

namespace deduku::formats {

/// Reads S9B and 162 characters, or the older form of just 162; if `is_named`, also 81 digits, or 162. False for
/// anything else.
bool read_sudokuwiki(std::string_view text, bool is_named, Board& board);

}  // namespace deduku::formats
