// The content of a hint, read back from its text.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <ranges>
#include <sstream>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "deduku/explain.hpp"
#include "src/present/phrasebook.hpp"

namespace deduku::testing {

/// The houses, digits and cells in a text.
struct HintContent {
  HouseSet houses;
  DigitSet digits;
  CellSet cells;
  bool has_relation = false;  ///< "=" or "<>": the text states a conclusion

  friend bool operator==(const HintContent&, const HintContent&) = default;
};

namespace detail {

/// "r2c38": the cells of all its rows and columns; empty for any other word.
inline CellSet cells_of_word(const std::string& word) {
  const std::size_t c = word.find('c');
  CellSet cells;
  if (word[0] != 'r' || c == std::string::npos) return cells;
  const std::string rows = word.substr(1, c - 1);
  const std::string columns = word.substr(c + 1);
  const auto are_digits = [](const std::string& text) {
    return !text.empty() && text.find_first_not_of("123456789") == std::string::npos;
  };
  if (!are_digits(rows) || !are_digits(columns)) return cells;
  for (char row : rows) {
    for (char column : columns) cells.insert(Cell::at(row - '1', column - '1'));
  }
  return cells;
}

/// The words between blanks and marks, Western or Chinese.
inline std::vector<std::string> words_of(std::string text) {
  for (std::string_view mark : {",", ".", ":", "、", "，", "。", "：", "（", "）"}) {
    for (std::size_t at = 0; (at = text.find(mark, at)) != text.npos;) text.replace(at, mark.size(), " ");
  }
  std::vector<std::string> words;
  std::istringstream parts(text);
  for (std::string part; std::getline(parts, part, ' ');) {
    if (!part.empty()) words.push_back(part);
  }
  return words;
}

/// A word for the kind of numbers: rows, columns, boxes ('r', 'c', 'b') or digits ('d').
using KindWord = std::pair<std::string, char>;

/// The word of a template next to a placeholder: before it ("row {number}") or after it ("第 {number} 行").
inline std::string word_next_to(std::string_view place, std::string_view text, bool after) {
  const std::size_t at = text.find(place);
  if (at == text.npos) return "";
  const std::vector<std::string> words =
      words_of(std::string(after ? text.substr(at + place.size()) : text.substr(0, at)));
  return words.empty() ? "" : after ? words.front() : words.back();
}

/// The words next to digits: in "at the {digits:digit #/digits #}", or without forms in "数字 {digits}".
inline void add_digit_words(std::vector<KindWord>& kinds, std::string text) {
  std::ranges::replace(text, '[', ' ');
  kinds.emplace_back(word_next_to("{digits}", text, false), 'd');
  std::ranges::replace_if(
      text, [](char c) { return c == '/' || c == '}'; }, ' ');
  const std::vector<std::string> words = words_of(text);
  for (std::size_t i = 1; i < words.size(); ++i) {
    if (words[i] == "#") kinds.emplace_back(words[i - 1], 'd');
  }
}

/// The kind words of a language. If the word before the number is the same for every house, the word after it
/// distinguishes them.
inline void add_kind_words(std::vector<KindWord>& kinds, Language language) {
  const auto text_of = [&](const std::string& key) { return present::phrasebook(language).text(key); };
  const bool after =
      word_next_to("{number}", text_of("house.row"), false) == word_next_to("{number}", text_of("house.column"), false);
  for (const std::string house : {"row", "column", "box"}) {
    kinds.emplace_back(word_next_to("{number}", text_of("house." + house), after), house[0]);
    kinds.emplace_back(word_next_to("{numbers}", text_of("house." + house + (house == "box" ? "es" : "s")), after),
                       house[0]);
  }
  kinds.emplace_back(word_next_to("{digit}", text_of("hint.at_digit"), false), 'd');
  for (const char* key : {"hint.at_digits", "hint.pattern"}) add_digit_words(kinds, std::string(text_of(key)));
}

/// The kind words of all languages.
inline const std::vector<KindWord>& kind_words() {
  static const std::vector<KindWord> kinds = [] {
    std::vector<KindWord> all;
    for (Language language : all_languages) add_kind_words(all, language);
    return all;
  }();
  return kinds;
}

/// Whether a word is written without blanks to its neighbours.
inline bool is_wide(const std::string& word) {
  return static_cast<unsigned char>(word[0]) >= 0xE3;
}

/// The kind of the numbers next to a word, in any language; ' ' if it is not a kind word. Chinese has no blanks between
/// words, so a word there only needs to begin or end with a kind word.
inline char kind_of(const std::string& word) {
  for (const auto& [known, kind] : kind_words()) {
    if (word == known || (is_wide(known) && (word.starts_with(known) || word.ends_with(known)))) return kind;
  }
  return ' ';
}

/// Whether digits follow a Chinese word, even if it begins with the kind word of a house: "第 3 行及其周围的数字 5、6".
inline bool begins_digits(const std::string& word) {
  return std::ranges::any_of(kind_words(), [&](const KindWord& known) {
    return known.second == 'd' && is_wide(known.first) && word.ends_with(known.first);
  });
}

/// Whether a word joins the last two of a list, in any language.
inline bool is_and(const std::string& word) {
  static const std::vector<std::string> all = [] {
    std::vector<std::string> words;
    for (Language language : all_languages) {
      words.push_back(word_next_to("{b}", present::phrasebook(language).text("list.and"), false));
    }
    return words;
  }();
  return std::ranges::find(all, word) != all.end();
}

/// Adds numbers of a kind; expects at least one.
inline void add_numbers(HintContent& content, char kind, const std::vector<int>& numbers, const std::string& text) {
  for (int number : numbers) {
    EXPECT_NE(kind, ' ') << number << " says nothing in " << text;
    if (kind == 'd') content.digits.insert(Digit::of(number));
    if (kind == 'r') content.houses.insert(House::row(number - 1));
    if (kind == 'c') content.houses.insert(House::column(number - 1));
    if (kind == 'b') content.houses.insert(House::box(number - 1));
  }
}

}  // namespace detail

/// Reads "Look at box 3: ... on 4 and 7 in rows 2 and 7, cells r2c38", in any language; the name of a technique must be
/// removed before. Expects that every number has a kind.
inline HintContent content_of(const std::string& text) {
  HintContent content;
  content.has_relation = text.find_first_of("=<>") != std::string::npos;
  char kind = ' ';
  std::vector<int> numbers;
  for (const std::string& word : detail::words_of(text)) {
    if (word.size() == 1 && word[0] >= '1' && word[0] <= '9') {
      numbers.push_back(word[0] - '0');
      continue;
    }
    if (detail::is_and(word)) continue;
    const char next = detail::kind_of(word);
    const bool kind_follows = kind == ' ' && word.size() >= 3 && next != 'd';
    detail::add_numbers(content, kind_follows ? next : kind, numbers, text);
    numbers.clear();
    const bool is_narrow = static_cast<unsigned char>(word[0]) < 0x80;
    kind = is_narrow ? next : detail::begins_digits(word) ? 'd' : ' ';
    content.cells |= detail::cells_of_word(word);
  }
  detail::add_numbers(content, kind, numbers, text);
  return content;
}

/// A text without the first occurrence of a part.
inline std::string without(std::string text, const std::string& part) {
  const std::size_t at = text.find(part);
  return at == std::string::npos ? text : text.erase(at, part.size());
}

inline std::string lower_case(std::string text) {
  std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

/// The names of all techniques in a language, in lower case.
inline std::vector<std::string> names_in(Language language) {
  std::vector<std::string> names;
  for (int id = 0; id < technique_count; ++id) {
    names.push_back(lower_case(std::string(technique_name(static_cast<TechniqueId>(id), language))));
  }
  return names;
}

/// Whether a text names any technique of the table. Cached because most texts are checked repeatedly.
inline bool names_a_technique(const std::string& text, Language language = Language::en) {
  static std::array<std::unordered_map<std::string, bool>, language_count> answers;
  const auto [answer, is_new] = answers[static_cast<std::size_t>(language)].try_emplace(text);
  if (!is_new) return answer->second;
  static std::array<std::vector<std::string>, language_count> names;
  std::vector<std::string>& own = names[static_cast<std::size_t>(language)];
  if (own.empty()) own = names_in(language);
  const std::string lower = lower_case(text);
  return answer->second =
             std::ranges::any_of(own, [&](const std::string& name) { return lower.find(name) != lower.npos; });
}

/// The parts of a step that hints may reveal.
struct HintLimits {
  Language language = Language::en;
  std::string technique;
  std::string family;             ///< the text of level 2
  std::string movement;           ///< the motion of the cells by a symmetry: level 3 describes it, with numbers of
                                  ///< lines
  DigitSet digits;                ///< the digits of the whole argument
  DigitSet leading_digits;        ///< the digits that level 1 names with a house
  HouseSet houses;                ///< the houses that it starts from
  CellSet cells;                  ///< the cells of the pattern
  CellSet cells_to_report;        ///< the cells that level 4 must name
  CellSet filled;                 ///< cells that get a digit
  CandidateSet removed;           ///< the eliminated candidates
  bool is_hidden_single = false;  ///< the question is which place of a house the digit takes
  bool asks_for_place = false;    ///< the same, once a pattern has taken the other places
  bool is_trial = false;          ///< level 4 states the assumption
};

/// The text without its full stop.
inline std::string stem_of(const std::string& text) {
  const std::string_view stop = text.ends_with('.') ? "." : "。";
  EXPECT_TRUE(text.ends_with(stop)) << text;
  return text.substr(0, text.size() - stop.size());
}

/// Level 1: one house of the step, or its only digit, or the digits that lead to it and one house.
inline void check_place(const HintLimits& step, const std::string& vague) {
  const HintContent first = content_of(vague);
  if (step.leading_digits.empty()) {
    EXPECT_EQ(first.houses.size() + first.digits.size(), 1) << vague;
  } else {
    EXPECT_EQ(first.digits, step.leading_digits) << vague;
    EXPECT_EQ(first.houses.size(), 1) << vague;
  }
  EXPECT_TRUE(first.cells.empty()) << vague;
  EXPECT_FALSE(names_a_technique(vague, step.language)) << vague;
  if (first.houses.empty()) {
    EXPECT_TRUE(step.filled.empty()) << vague;
    EXPECT_EQ(step.digits, first.digits) << vague;
    EXPECT_EQ(step.removed.digits(), first.digits) << vague;
  } else {
    EXPECT_TRUE(cells_of(first.houses.first()).intersects(step.cells | step.filled)) << vague;
  }
}

/// Level 2: the family, and no more.
inline void check_family(const HintLimits& step, const std::string& vague, const std::string& text) {
  EXPECT_TRUE(text.starts_with(stem_of(vague))) << text;
  EXPECT_NE(text.find(step.family), std::string::npos) << text;
  EXPECT_FALSE(names_a_technique(text, step.language)) << text;
  const std::string rest = text.substr(stem_of(vague).size());
  EXPECT_EQ(content_of(rest), HintContent()) << text;
}

/// The content of level 3 or 4 except the technique.
inline HintContent pattern_of(const HintLimits& step, const std::string& text) {
  return content_of(without(without(text, step.technique), step.movement));
}

/// Level 3: the technique, its digits and houses.
inline void check_pattern(const HintLimits& step, const HintContent& first, const std::string& named) {
  EXPECT_NE(named.find(step.technique), std::string::npos) << named;
  EXPECT_NE(named.find(step.movement), std::string::npos) << named;
  const HintContent third = pattern_of(step, named);
  EXPECT_TRUE(third.cells.empty()) << named;
  EXPECT_FALSE(third.has_relation) << named;
  EXPECT_TRUE(step.digits.contains(third.digits)) << named;
  EXPECT_TRUE((step.houses | first.houses).contains(third.houses)) << named;
  EXPECT_TRUE(step.filled.empty() || third.digits == step.leading_digits || step.asks_for_place) << named;
  for (Cell cell : step.filled) {
    EXPECT_LE((third.houses & HouseSet{cell.row(), cell.column(), cell.box()}).size(), 1) << named;
  }
  for (Cell cell : step.removed.cells()) {
    EXPECT_FALSE(third.houses.contains(HouseSet{cell.row(), cell.column()})) << named;
  }
}

/// Level 4: the cells of the pattern, and no conclusions.
inline void check_cells(const HintLimits& step, const std::string& named, const std::string& exact) {
  EXPECT_TRUE(exact.starts_with(stem_of(named))) << exact;
  HintContent expected = pattern_of(step, named);
  expected.cells = step.cells_to_report;
  EXPECT_EQ(pattern_of(step, exact), expected) << exact;
}

/// Levels 3 and 4 of a hidden single: its house and its digit, then its cell.
inline void check_hidden_single(const HintLimits& step, const std::string& vague, const std::string& named,
                                const std::string& exact) {
  const TextStyle style{step.language};
  const std::string cell = cells_text(step.filled, style);
  for (const std::string& text : {named, exact}) {
    EXPECT_TRUE(text.starts_with(stem_of(vague))) << text;
    EXPECT_NE(text.find(step.technique), std::string::npos) << text;
    EXPECT_NE(text.find(houses_text(step.houses, style)), std::string::npos) << text;
    EXPECT_NE(without(text, houses_text(step.houses, style)).find(digits_text(step.digits)), std::string::npos) << text;
  }
  EXPECT_EQ(named.find(cell), std::string::npos) << named;
  EXPECT_NE(exact.find(cell), std::string::npos) << exact;
}

/// Checks the levels 1 to 4: each has its required content and nothing else.
template <class HintOfLevel>
void check_hints(const HintLimits& step, HintOfLevel&& hint) {
  const std::string vague = hint(1);
  const std::string named = hint(3);
  check_place(step, vague);
  check_family(step, vague, hint(2));
  EXPECT_TRUE(named.starts_with(stem_of(vague))) << named;
  if (step.is_hidden_single) return check_hidden_single(step, vague, named, hint(4));
  check_pattern(step, content_of(vague), named);
  if (step.is_trial) {
    EXPECT_TRUE(hint(4).starts_with(stem_of(vague))) << hint(4);
    EXPECT_NE(hint(4).find(step.technique), std::string::npos) << hint(4);
  } else {
    check_cells(step, named, hint(4));
  }
}

}  // namespace deduku::testing
