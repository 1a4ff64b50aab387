// Grids of nine lines: recognising rows, and the cells of a row.
#pragma once

#include "src/formats/codec.hpp"
#include "src/formats/pieces.hpp"

namespace deduku::formats {

/// A line of a frame: no digits, but at least three dashes or equals signs in a row.
bool is_border(std::string_view text);
/// "Grid 01", which begins a grid in the files of Project Euler.
bool is_grid_title(std::string_view text);

/// The words between spaces, bars and commas. If a tab, comma or semicolon occurs exactly eight times, it separates
/// nine fields, which may be empty.
std::vector<Word> words_of(std::string_view text);

/// "the grid has 8 rows, expected 9"; `line` is the last one of the grid.
ParseError missing_rows(std::int64_t line, std::size_t rows);
/// Takes the lines of one grid: up to nine rows, the frame around them, empty lines between bands. Ends before an empty
/// line, a title or a section. If rows and borders do not fit together, it takes everything up to the next grid whose
/// frame shows that it is whole. Takes at least one line.
Expected<std::vector<Line>> take_rows(Source& source);

/// Takes and reads a grid of nine rows with nine cells of one symbol each; `+` before a digit marks one that the player
/// placed.
std::optional<ParseError> read_grid(Source& source, Draft& draft);
/// "row 3 has 8 cells, expected 9", if a row does not have nine words.
std::optional<ParseError> check_length(const Line& line, int row, const std::vector<Word>& words);

}  // namespace deduku::formats
