#include "src/cli/command/style_options.hpp"

#include <cstdlib>

#include "src/cli/io/failure.hpp"
#include "src/cli/io/text.hpp"

namespace deduku::cli {

namespace {

std::vector<std::string> language_words() {
  std::vector<std::string> words;
  for (Language language : all_languages) words.emplace_back(name(language));
  return words;
}

std::vector<std::string> notation_words() {
  std::vector<std::string> words;
  for (Notation notation : all_notations) words.emplace_back(name(notation));
  return words;
}

/// The value of a variable; empty if it is not set.
std::string_view variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

/// The language of the locale for messages: "de_AT.UTF-8" is German.
Language language_of_locale() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const std::string_view locale = variable(name);
    if (!locale.empty()) return find_language(locale.substr(0, locale.find_first_of("_.@"))).value_or(Language::en);
  }
  return Language::en;
}

Language language_of_environment() {
  const std::string_view word = variable("DEDUKU_LANG");
  if (word.empty()) return language_of_locale();
  if (const std::optional<Language> language = find_language(lower_case(std::string(word)))) return *language;
  std::string known;
  for (const std::string& one : language_words()) known += (known.empty() ? "" : ", ") + one;
  throw Failure(ExitCode::usage, "DEDUKU_LANG: \"" + echo(word) + "\" is not one of the languages " + known);
}

}  // namespace

void StyleOptions::declare_language(Arguments& arguments) {
  arguments.group(OptionGroup::appearance);
  arguments.choice(
      "--lang", language_, language_words(),
      "Language of sentences, hints and names; by default that of DEDUKU_LANG or of the locale, else English");
}

void StyleOptions::declare(Arguments& arguments) {
  declare_language(arguments);
  arguments.group(OptionGroup::appearance);
  arguments.choice("--notation", notation_, notation_words(),
                   "Names of cells: r1c2 (rc), A2 with rows A to I (a1), or A2 with rows A to H and K (k9)");
}

TextStyle StyleOptions::style() const {
  const std::optional<Language> asked = find_language(language_);
  return {asked ? *asked : language_of_environment(), *find_notation(notation_)};
}

}  // namespace deduku::cli
