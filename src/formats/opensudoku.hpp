// The boards in files of OpenSudoku.
#pragma once

#include <string_view>

#include "deduku/board.hpp"

namespace deduku::formats {

/// Reads the text of `data="..."`: 81 digits, or `version: 3` and for each cell its value, its notes, and whether the
/// player may change it; false if it is neither.
bool read_opensudoku(std::string_view data, Board& board);

}  // namespace deduku::formats
