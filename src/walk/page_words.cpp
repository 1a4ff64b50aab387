#include "src/walk/page_words.hpp"

namespace deduku::walk {

std::string said(Language language, std::string_view key, std::initializer_list<Word> words) {
  return present::Words({.language = language}).say("page." + std::string(key), words);
}

std::string hodoku_level(std::string_view level, Language language) {
  const std::string name = present::Words({.language = language}).say("hodoku.level." + std::string(level), {});
  return said(language, "hodoku_level", {{"level", name}});
}

}  // namespace deduku::walk
