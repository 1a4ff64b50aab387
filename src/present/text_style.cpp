// Languages and notations by name.
#include "deduku/text_style.hpp"

#include <algorithm>
#include <array>

namespace deduku {

namespace {

constexpr std::array<std::string_view, language_count> language_names = {
#define DEDUKU_LANGUAGE(key) #key,
#include "deduku/languages.def"
};
constexpr std::array<std::string_view, notation_count> notation_names = {"rc", "a1", "k9"};

template <class Value, std::size_t count>
std::optional<Value> find_in(const std::array<std::string_view, count>& names, std::string_view word) {
  const auto found = std::ranges::find(names, word);
  if (found == names.end()) return std::nullopt;
  return static_cast<Value>(found - names.begin());
}

}  // namespace

std::string_view name(Language language) {
  return language_names[static_cast<std::size_t>(language)];
}

std::optional<Language> find_language(std::string_view word) {
  return find_in<Language>(language_names, word);
}

std::string_view name(Notation notation) {
  return notation_names[static_cast<std::size_t>(notation)];
}

std::optional<Notation> find_notation(std::string_view word) {
  return find_in<Notation>(notation_names, word);
}

}  // namespace deduku
