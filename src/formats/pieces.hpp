// Pieces of a text: words between spaces, fields between separators, symbols.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace deduku::formats {

/// A range of bytes of a text, from the first to the one after the last.
struct Piece {
  std::size_t begin = 0;
  std::size_t end = 0;

  std::size_t size() const { return end - begin; }
  std::string_view of(std::string_view text) const { return text.substr(begin, size()); }
};

/// A piece with its text.
struct Word {
  std::size_t offset = 0;
  std::string_view text;

  Piece piece() const { return {offset, offset + text.size()}; }
};

/// The words of a text, between any of the characters `separators`. `offset` is the place of the text: it is added to
/// those of its words.
std::vector<Word> words_between(std::string_view text, std::string_view separators, std::size_t offset = 0);
/// The fields of a text, one more than it has separators, without the spaces around them. `separator` is a whole text,
/// such as "||"; `offset` as above.
std::vector<Word> fields_between(std::string_view text, std::string_view separator, std::size_t offset = 0);
/// Words cut into characters; `+` stays with the digit after it, and an empty word is a symbol.
std::vector<Word> symbols_in(const std::vector<Word>& words);

}  // namespace deduku::formats
