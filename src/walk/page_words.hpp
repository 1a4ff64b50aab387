// The page's own words, from the tables of the languages.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "src/present/words.hpp"

namespace deduku::walk {

/// A word for a placeholder of a phrase.
using Word = present::Words::Argument;
using present::counted;

/// The phrase "page.<key>" in a language, with its placeholders filled in. The result is text, not markup.
std::string said(Language language, std::string_view key, std::initializer_list<Word> words = {});

/// A level of HoDoKu, by its name, as a word of another program: "“Hard”".
std::string hodoku_level(std::string_view level, Language language);

}  // namespace deduku::walk
