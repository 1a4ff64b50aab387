// The features that distinguish a file of SadMan Sudoku or SudoCue from a plain grid.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace deduku::formats {

/// Whether a line is metadata: `#AAuthor`.
bool is_sdk_metadata(std::string_view line);
/// Whether the comments before a grid are metadata: at least two, each of a different kind (`#A` author, `#D`
/// description, ...).
bool has_sdk_metadata(const std::vector<std::string>& comments);

}  // namespace deduku::formats
