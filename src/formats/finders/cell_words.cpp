#include "src/formats/finders/cell_words.hpp"

#include <algorithm>
#include <cctype>

#include "src/formats/symbols.hpp"

namespace deduku::formats {

namespace {

char lower(char character) {
  return static_cast<char>(std::tolower(static_cast<unsigned char>(character)));
}

constexpr char several_signs = '\x02';

/// The sign for blanks other than the default ones; 0 if there is no such sign.
char unusual_blank(std::string_view cells) {
  char sign = 0;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const char c = cells[i];
    const bool is_before_digit = c == '+' && i + 1 < cells.size() && is_digit(cells[i + 1]);
    if (is_symbol(c) || is_before_digit) continue;
    if (sign != 0 && sign != lower(c)) return several_signs;
    sign = lower(c);
  }
  return sign;
}

}  // namespace

bool is_word_character(char character) {
  return is_alphanumeric(character) || character == other_character;
}

bool are_cells(std::string_view text) {
  constexpr int fewest_clues = 8;
  const auto digits = std::ranges::count_if(text, is_digit);
  const char sign = unusual_blank(text);
  // 81 dashes or stars are more likely a frame.
  if (sign == 0) return digits > 0 || consists_of(text, ".") || consists_of(text, "0");
  if (sign == several_signs) return false;
  return digits >= fewest_clues && std::ranges::none_of(text, is_blank);
}

bool is_blank_of(std::string_view cells, char character) {
  return is_digit(character) || is_one_of(character, cells);
}

std::vector<Word> words_in(const Document& document, Piece piece) {
  return words_between(document.text(piece), word_separators, piece.begin);
}

}  // namespace deduku::formats
