// The parts of formats that finders recognise and read within other texts.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "deduku/board.hpp"

namespace deduku::formats {

/// Reads the text of `data="..."` in a file of OpenSudoku: 81 digits, or `version: 3` and for each cell its value, its
/// notes, and whether the player may change it; false if it is neither.
bool read_opensudoku(std::string_view data, Board& board);

/// Reads a board in the encoding of SudokuWiki: S9B and 162 characters, or the older form of just 162; if `is_named`,
/// also 81 digits, or 162. False for anything else.
bool read_sudokuwiki(std::string_view text, bool is_named, Board& board);

/// Whether a line is metadata of SadMan Sudoku or SudoCue: `#AAuthor`.
bool is_sdk_metadata(std::string_view line);
/// Whether the comments before a grid are metadata: at least two, each of a different kind (`#A` author, `#D`
/// description, ...).
bool has_sdk_metadata(const std::vector<std::string>& comments);

}  // namespace deduku::formats
