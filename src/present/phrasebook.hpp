// The texts of the languages: the entries of src/present/languages/<language>.txt by key.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "deduku/text_style.hpp"

namespace deduku::present {

/// A text with its key: "hint.look", "Look {place}."
struct Phrase {
  std::string_view key;
  std::string text;  ///< a template: docs/translating.md describes its syntax
};

/// The texts of one language. A key that the language lacks is looked up in its fallback.
class Phrasebook {
 public:
  /// Reads "key = text"; an indented line continues the one before it, and one that begins with # is a comment.
  /// "{=key}" in a text stands for the text of that key. `source` and `fallback` must outlive the book.
  explicit Phrasebook(std::string_view source, const Phrasebook* fallback = nullptr);

  /// The text of a key; the key itself if no language has it. It stays valid.
  std::string_view text(std::string_view key) const;
  /// Whether the language itself has a text for the key.
  bool has(std::string_view key) const { return find(key) != nullptr; }
  /// The language's own texts, ordered by key.
  std::span<const Phrase> phrases() const { return phrases_; }
  /// The problems of the source, a sentence each, for tests and translators; normally empty.
  std::span<const std::string> problems() const { return problems_; }

 private:
  void read(std::string_view source);
  void add_line(std::string_view line, std::size_t number);
  void insert_references(Phrase& phrase);
  const Phrase* find(std::string_view key) const;

  const Phrasebook* fallback_;
  std::vector<Phrase> phrases_;
  std::vector<std::string> problems_;
};

/// The texts of a language, read at the first use. All others fall back to English.
const Phrasebook& phrasebook(Language language);

}  // namespace deduku::present
