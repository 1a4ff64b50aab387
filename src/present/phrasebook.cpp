#include "src/present/phrasebook.hpp"

#include <algorithm>
#include <array>

#include "embedded/languages.hpp"

namespace deduku::present {

namespace {

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t\r");
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(" \t\r") + 1 - begin);
}

std::string_view last_character(std::string_view text) {
  std::size_t begin = text.size() - 1;
  while (begin > 0 && (static_cast<unsigned char>(text[begin]) & 0xC0) == 0x80) --begin;
  return text.substr(begin);
}

/// Whether the text begins with a Chinese character, which is written without blanks.
bool is_wide(std::string_view text) {
  return static_cast<unsigned char>(text.front()) >= 0xE3;
}

/// Whether the text begins with a Chinese punctuation mark, which includes its space.
bool is_wide_mark(std::string_view text) {
  return text.starts_with("\xE3\x80") || text.starts_with("\xEF\xBC");
}

/// The lines of a continued text are joined by a blank if the language has blanks.
bool needs_blank(std::string_view before, std::string_view after) {
  if (before.empty()) return false;
  const std::string_view last = last_character(before);
  return !is_wide_mark(last) && !is_wide_mark(after) && !(is_wide(last) && is_wide(after));
}

}  // namespace

Phrasebook::Phrasebook(std::string_view source, const Phrasebook* fallback) : fallback_(fallback) {
  read(source);
  std::ranges::sort(phrases_, {}, &Phrase::key);
  for (std::size_t i = 1; i < phrases_.size(); ++i) {
    if (phrases_[i].key == phrases_[i - 1].key) problems_.push_back(std::string(phrases_[i].key) + " occurs twice");
  }
  for (Phrase& phrase : phrases_) insert_references(phrase);
}

void Phrasebook::read(std::string_view source) {
  for (std::size_t number = 1; !source.empty(); ++number) {
    const std::size_t end = std::min(source.find('\n'), source.size());
    add_line(source.substr(0, end), number);
    source.remove_prefix(std::min(end + 1, source.size()));
  }
}

void Phrasebook::add_line(std::string_view line, std::size_t number) {
  const std::string_view content = trimmed(line);
  if (content.empty() || content.front() == '#') return;
  if (line.front() == ' ' || line.front() == '\t') {
    if (phrases_.empty()) {
      problems_.push_back("line " + std::to_string(number) + " has no line to continue");
      return;
    }
    std::string& text = phrases_.back().text;
    if (needs_blank(text, content)) text += ' ';
    text += content;
    return;
  }
  const std::size_t sign = content.find('=');
  if (sign == std::string_view::npos) {
    problems_.push_back("line " + std::to_string(number) + " is not \"key = text\"");
    return;
  }
  phrases_.push_back({trimmed(content.substr(0, sign)), std::string(trimmed(content.substr(sign + 1)))});
}

/// Inserted texts may contain references in turn; a cycle of them would never end.
void Phrasebook::insert_references(Phrase& phrase) {
  constexpr int most_references = 50;
  std::string& text = phrase.text;
  for (int i = 0; i < most_references; ++i) {
    const std::size_t open = text.find("{=");
    if (open == std::string::npos) return;
    const std::size_t close = std::min(text.find('}', open), text.size() - 1);
    const std::string key = text.substr(open + 2, close - open - 2);
    if (find(key) == nullptr) problems_.push_back(std::string(phrase.key) + " refers to " + key + ", which is missing");
    text.replace(open, close + 1 - open, this->text(key));
  }
  problems_.push_back(std::string(phrase.key) + " refers to itself");
}

const Phrase* Phrasebook::find(std::string_view key) const {
  const auto found = std::ranges::lower_bound(phrases_, key, {}, &Phrase::key);
  return found != phrases_.end() && found->key == key ? &*found : nullptr;
}

std::string_view Phrasebook::text(std::string_view key) const {
  if (const Phrase* phrase = find(key)) return phrase->text;
  return fallback_ == nullptr ? key : fallback_->text(key);
}

namespace {

/// The book of a language, read on first use. The first language is the fallback of the others.
template <Language language>
const Phrasebook& book_of(std::string_view source) {
  constexpr auto first = static_cast<Language>(0);
  static const Phrasebook book(source, language == first ? nullptr : &phrasebook(first));
  return book;
}

}  // namespace

const Phrasebook& phrasebook(Language language) {
  switch (language) {
#define DEDUKU_LANGUAGE(key) \
  case Language::key:        \
    return book_of<Language::key>(embedded::key##_txt);
#include "deduku/languages.def"
  }
  return phrasebook(static_cast<Language>(0));
}

}  // namespace deduku::present
