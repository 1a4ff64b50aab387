// The page's own words, from the tables of the languages.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include "deduku/text_style.hpp"

namespace deduku::walk {

/// A word for a placeholder of a phrase, and how many things it names.
struct Word {
  std::string_view placeholder;
  std::string text;
  int count = 1;
};

/// The phrase "page.<key>" in a language, with its placeholders filled in. What it says is text, not markup.
std::string said(Language language, std::string_view key, std::initializer_list<Word> words = {});
/// A count as a word for a placeholder: its number chooses between singular and plural.
Word number_word(std::string_view placeholder, int number);

}  // namespace deduku::walk
