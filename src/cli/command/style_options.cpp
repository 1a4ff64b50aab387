#include "src/cli/command/style_options.hpp"

#include <cstdlib>

#include "src/cli/command/help_text.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/text.hpp"

namespace deduku::cli {

namespace {

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
  for (const Language language : all_languages) known.append(known.empty() ? "" : ", ").append(name(language));
  throw Failure(ExitCode::usage, "DEDUKU_LANG: \"" + echo(word) + "\" is not one of the languages " + known);
}

}  // namespace

void StyleOptions::declare_language(Arguments& arguments) {
  arguments.group(OptionGroup::appearance);
  const service::Parameter& lang = arguments.parameter("lang");
  const service::Words words = lang.words();
  arguments.choice(std::string(lang.option), language_, {words.begin(), words.end()},
                   help_of(lang) + "; default: that of DEDUKU_LANG or of the locale, else English");
}

void StyleOptions::declare(Arguments& arguments) {
  declare_language(arguments);
  arguments.option("notation", notation_);
}

TextStyle StyleOptions::style() const {
  const std::optional<Language> asked = find_language(language_);
  return {asked ? *asked : language_of_environment(), *find_notation(notation_)};
}

}  // namespace deduku::cli
