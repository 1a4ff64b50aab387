#include "src/walk/words.hpp"

#include <algorithm>

#include "src/present/phrasebook.hpp"
#include "src/present/template_text.hpp"

namespace deduku::walk {

std::string said(Language language, std::string_view key, std::initializer_list<Word> words) {
  const auto value_of = [&](std::string_view placeholder) -> present::Value {
    const Word* const word = std::ranges::find(words, placeholder, &Word::placeholder);
    return word == words.end() ? present::Value() : present::Value(word->text, word->count);
  };
  return present::fill(present::phrasebook(language).text("page." + std::string(key)), value_of);
}

Word number_word(std::string_view placeholder, int number) {
  return {placeholder, std::to_string(number), number};
}

}  // namespace deduku::walk
