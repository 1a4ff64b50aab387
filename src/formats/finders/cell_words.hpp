// Words of loose text, and the signs for cells in it.
#pragma once

#include <string_view>
#include <vector>

#include "src/formats/finders/finding.hpp"

namespace deduku::formats {

/// Whether a character belongs to words and numbers, as no sign for a cell does but digits and single letters.
bool is_word_character(char character);
/// Whether a character separates words: spaces, quotes, brackets, and what stands between parts of addresses and lists.
bool separates_words(char character);
/// Whether a character may be a cell: a digit, or any sign but a separator. Of letters people write X, O and E.
bool may_be_cell(char character);
/// Whether a text is cells: digits and the usual blanks, or digits and one other sign for all blanks.
bool are_cells(std::string_view text);
/// Whether a character is a blank like those in a text of cells.
bool is_blank_of(std::string_view cells, char character);

/// The words of a piece, in their order.
std::vector<Piece> words_in(const Document& document, Piece piece);

}  // namespace deduku::formats
