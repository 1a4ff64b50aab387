// Words of loose text, and the signs for cells in it.
#pragma once

#include <string_view>
#include <vector>

#include "src/formats/finders/finding.hpp"
#include "src/formats/symbols.hpp"

namespace deduku::formats {

/// Whether a character belongs to words and numbers. The only cell signs among these are digits and single letters.
bool is_word_character(char character);
/// The characters between words: spaces, quotes, brackets, and separators in addresses and lists.
inline constexpr std::string_view word_separators = " \t\n\"'`()[]{}<>,;|/\\=&:!";
/// Whether a character may be a cell: a digit, or any sign except a separator. The only letters are X, O and E, which
/// people write.
constexpr bool may_be_cell(char character) {
  return !is_one_of(character, word_separators);
}
/// Whether a text consists of cells: digits and the default blanks, or digits and one other sign for all blanks.
bool are_cells(std::string_view text);
/// Whether a character is a blank like those in a text of cells.
bool is_blank_of(std::string_view cells, char character);

/// The words of a piece, in their order.
std::vector<Word> words_in(const Document& document, Piece piece);

}  // namespace deduku::formats
