#include "src/formats/pieces.hpp"

#include <algorithm>

#include "src/formats/symbols.hpp"

namespace deduku::formats {

std::vector<Word> words_between(std::string_view text, std::string_view separators, std::size_t offset) {
  std::vector<Word> words;
  for (std::size_t begin = text.find_first_not_of(separators); begin < text.size();) {
    const std::size_t end = std::min(text.find_first_of(separators, begin), text.size());
    words.push_back({offset + begin, text.substr(begin, end - begin)});
    begin = text.find_first_not_of(separators, end);
  }
  return words;
}

std::vector<Word> fields_between(std::string_view text, std::string_view separator, std::size_t offset) {
  std::vector<Word> fields;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(separator, begin), text.size());
    const std::string_view field = text.substr(begin, end - begin);
    const std::size_t indent = std::min(field.find_first_not_of(spaces), field.size());
    fields.push_back({offset + begin + indent, trimmed(field)});
    begin = end + separator.size();
  }
  return fields;
}

std::vector<Word> symbols_in(const std::vector<Word>& words) {
  std::vector<Word> symbols;
  for (const auto& [offset, text] : words) {
    if (text.empty()) symbols.push_back({offset, text});
    for (std::size_t i = 0; i < text.size();) {
      const std::size_t size = text[i] == '+' && i + 1 < text.size() && is_digit(text[i + 1]) ? 2 : 1;
      symbols.push_back({offset + i, text.substr(i, size)});
      i += size;
    }
  }
  return symbols;
}

}  // namespace deduku::formats
