// What a hint names, read back from its text.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <regex>
#include <string>
#include <vector>

#include "deduku/explain.hpp"

namespace deduku::testing {

/// The houses, digits and cells that a text names.
struct HintContent {
  HouseSet houses;
  DigitSet digits;
  CellSet cells;
  bool has_relation = false;  ///< "=" or "<>": the text says what follows

  friend bool operator==(const HintContent&, const HintContent&) = default;
};

namespace detail {

/// "r2c38": the cells of all its rows and columns.
inline CellSet cells_of_word(const std::string& rows, const std::string& columns) {
  CellSet cells;
  for (char row : rows) {
    for (char column : columns) cells.insert(Cell::at(row - '1', column - '1'));
  }
  return cells;
}

/// How a language names things; in each the first group that is there holds the numbers.
struct Naming {
  std::regex row;
  std::regex column;
  std::regex box;
  std::regex digits;
};

inline const Naming& naming_of(Language language) {
  static const auto before = [](const std::string& word, const std::string& last) {
    return std::regex("(?:" + word + ") ([1-9](?:(?:, | " + last + " )[1-9])*)");
  };
  static const auto between = [](const std::string& kind) { return std::regex("第 ([1-9](?:、[1-9])*) " + kind); };
  static const std::array<Naming, language_count> all = {{
      {before("rows?", "and"), before("columns?", "and"), before("box(?:es)?", "and"), before("digits?|on", "and")},
      {between("行"), between("列"), between("宫"), std::regex("数字 ([1-9](?:、[1-9])*)")},
      {before("Zeilen?", "und"), before("Spalten?", "und"), before("Block|Blöcke", "und"),
       before("Ziffern?|mit", "und")},
  }};
  return all[static_cast<std::size_t>(language)];
}

/// Calls `take` with each digit of the numbers that a pattern finds, and blanks out what it found.
template <class Take>
void take_out(std::string& text, const std::regex& pattern, Take&& take) {
  for (std::smatch match; std::regex_search(text, match, pattern);) {
    for (char symbol : match[1].str()) {
      if (symbol >= '1' && symbol <= '9') take(symbol - '0');
    }
    text = match.prefix().str() + "_" + match.suffix().str();
  }
}

}  // namespace detail

/// Reads "Look at box 3: ... on 4 and 7 in rows 2 and 7, cells r2c38", in any language; the name of a technique must be
/// cut out. Expects that no number is left over.
inline HintContent content_of(std::string text, Language language = Language::en) {
  static const std::regex cell("r([1-9]+)c([1-9]+)");
  const std::string whole = text;
  HintContent content;
  content.has_relation = text.find_first_of("=<>") != std::string::npos;
  for (std::smatch match; std::regex_search(text, match, cell);) {
    content.cells |= detail::cells_of_word(match[1], match[2]);
    text = match.prefix().str() + "_" + match.suffix().str();
  }
  const detail::Naming& naming = detail::naming_of(language);
  detail::take_out(text, naming.row, [&](int number) { content.houses.insert(House::row(number - 1)); });
  detail::take_out(text, naming.column, [&](int number) { content.houses.insert(House::column(number - 1)); });
  detail::take_out(text, naming.box, [&](int number) { content.houses.insert(House::box(number - 1)); });
  detail::take_out(text, naming.digits, [&](int number) { content.digits.insert(Digit::of(number)); });
  EXPECT_EQ(text.find_first_of("123456789"), std::string::npos) << whole;
  return content;
}

/// A text without the first occurrence of some part of it.
inline std::string without(std::string text, const std::string& part) {
  const std::size_t at = text.find(part);
  return at == std::string::npos ? text : text.erase(at, part.size());
}

inline std::string lower_case(std::string text) {
  std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

/// Whether a text names any technique of the table.
inline bool names_a_technique(const std::string& text, Language language = Language::en) {
  static const auto names_in = [](Language one) {
    std::vector<std::string> all;
    for (int id = 0; id < technique_count; ++id) {
      all.push_back(lower_case(std::string(technique_name(static_cast<TechniqueId>(id), one))));
    }
    return all;
  };
  static const std::array<std::vector<std::string>, language_count> names = {
      names_in(Language::en), names_in(Language::zh), names_in(Language::de)};
  const std::string lower = lower_case(text);
  return std::ranges::any_of(names[static_cast<std::size_t>(language)],
                             [&](const std::string& name) { return lower.find(name) != lower.npos; });
}

/// A step as far as a hint may tell it.
struct HintLimits {
  Language language = Language::en;
  std::string technique;
  std::string family;       ///< what level 2 says
  DigitSet digits;          ///< of the whole argument
  HouseSet houses;          ///< that it starts from
  CellSet cells;            ///< of the pattern
  CellSet cells_to_report;  ///< those that level 4 must name
  CellSet filled;           ///< cells that get a digit
  CandidateSet removed;     ///< what is eliminated
};

/// The text without its full stop.
inline std::string stem_of(const std::string& text) {
  const std::string_view stop = text.ends_with('.') ? "." : "。";
  EXPECT_TRUE(text.ends_with(stop)) << text;
  return text.substr(0, text.size() - stop.size());
}

/// Level 1: one house that has to do with the step, or the one digit that it is about.
inline void check_place(const HintLimits& step, const std::string& vague) {
  const HintContent first = content_of(vague, step.language);
  EXPECT_EQ(first.houses.size() + first.digits.size(), 1) << vague;
  EXPECT_TRUE(first.cells.empty()) << vague;
  EXPECT_FALSE(names_a_technique(vague, step.language)) << vague;
  if (!first.digits.empty()) {
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
  EXPECT_EQ(content_of(rest, step.language), HintContent()) << text;
}

/// Level 3: the technique, its digits and houses.
inline void check_pattern(const HintLimits& step, const HintContent& first, const std::string& named) {
  EXPECT_NE(named.find(step.technique), std::string::npos) << named;
  const HintContent third = content_of(without(named, step.technique), step.language);
  EXPECT_TRUE(third.cells.empty()) << named;
  EXPECT_FALSE(third.has_relation) << named;
  EXPECT_TRUE(step.digits.contains(third.digits)) << named;
  EXPECT_TRUE((step.houses | first.houses).contains(third.houses)) << named;
  EXPECT_TRUE(step.filled.empty() || third.digits.empty()) << named;
  for (Cell cell : step.filled) {
    EXPECT_LE((third.houses & HouseSet{cell.row(), cell.column(), cell.box()}).size(), 1) << named;
  }
  for (Cell cell : step.removed.cells()) {
    EXPECT_FALSE(third.houses.contains(HouseSet{cell.row(), cell.column()})) << named;
  }
}

/// Level 4: the cells of the pattern, and none of what follows.
inline void check_cells(const HintLimits& step, const std::string& named, const std::string& exact) {
  EXPECT_TRUE(exact.starts_with(stem_of(named))) << exact;
  HintContent expected = content_of(without(named, step.technique), step.language);
  expected.cells = step.cells_to_report;
  EXPECT_EQ(content_of(without(exact, step.technique), step.language), expected) << exact;
}

/// Checks the levels 1 to 4: each says what it must and nothing of what it must not.
template <class HintOfLevel>
void check_hints(const HintLimits& step, HintOfLevel&& hint) {
  const std::string vague = hint(1);
  const std::string named = hint(3);
  check_place(step, vague);
  check_family(step, vague, hint(2));
  EXPECT_TRUE(named.starts_with(stem_of(vague))) << named;
  check_pattern(step, content_of(vague, step.language), named);
  check_cells(step, named, hint(4));
}

}  // namespace deduku::testing
