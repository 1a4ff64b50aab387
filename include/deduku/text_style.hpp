// The style of texts for people: their language, and the notation of cells.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "deduku/export.h"

namespace DEDUKU_API deduku {

/// A language that texts are translated into: a row of `languages.def`.
enum class Language : std::uint8_t {
#define DEDUKU_LANGUAGE(key) key,
#include "deduku/languages.def"
};
/// All languages, in the order of their values.
inline constexpr std::array all_languages = {
#define DEDUKU_LANGUAGE(key) Language::key,
#include "deduku/languages.def"
};
inline constexpr std::size_t language_count = all_languages.size();
/// "en", "zh": the key of the language, which is the word used on the command line.
std::string_view name(Language language);
/// The language with this name; empty for an unknown name.
std::optional<Language> find_language(std::string_view word);

/// The notation of cells: row 1, column 2 and row 9, column 9.
enum class Notation : std::uint8_t {
  rc,  ///< "r1c2", "r9c9"
  a1,  ///< "A2", "I9": rows A to I, columns 1 to 9
  k9,  ///< "A2", "K9": the same, but the last row is K, because I looks like 1
};
/// All notations, in the order of their values.
inline constexpr std::array all_notations = {Notation::rc, Notation::a1, Notation::k9};
inline constexpr std::size_t notation_count = all_notations.size();
/// "rc", "a1", "k9": the word used on the command line.
std::string_view name(Notation notation);
/// The notation with this name; empty for an unknown name.
std::optional<Notation> find_notation(std::string_view word);

/// The style of a text for people. The default: English, with cells as "r1c2".
struct TextStyle {
  Language language = Language::en;
  Notation notation = Notation::rc;

  friend bool operator==(const TextStyle&, const TextStyle&) = default;
};

}  // namespace deduku
