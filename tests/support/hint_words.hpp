// What a hint names, read back from its text.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <string>
#include <vector>

#include "deduku/technique.hpp"

namespace deduku::testing {

/// The houses, digits and cells that a text names.
struct HintContent {
  HouseSet houses;
  DigitSet digits;
  CellSet cells;
  bool has_relation = false;  ///< "=" or "<>": the text says what follows
};

namespace detail {

inline bool is_word_char(char symbol) {
  return std::isalnum(static_cast<unsigned char>(symbol)) != 0;
}

/// "r2c38": the cells of all its rows and columns.
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

inline House house_of(char kind, int number) {
  return kind == 'r' ? House::row(number - 1) : kind == 'c' ? House::column(number - 1) : House::box(number - 1);
}

}  // namespace detail

/// Reads "Look at box 3: ... on 4 and 7 in rows 2 and 7, cells r2c38"; the name of a technique must be cut out.
inline HintContent content_of(const std::string& text) {
  HintContent content;
  content.has_relation = text.find_first_of("=<>") != std::string::npos;
  char kind = ' ';
  for (std::size_t i = 0; i < text.size();) {
    std::size_t end = i;
    while (end < text.size() && detail::is_word_char(text[end])) ++end;
    const std::string word = text.substr(i, end - i);
    i = end + (end == i ? 1 : 0);
    if (word.empty() || word == "and") continue;
    if (word.size() == 1 && word[0] >= '1' && word[0] <= '9') {
      const int number = word[0] - '0';
      EXPECT_NE(kind, ' ') << text;
      if (kind == 'd') content.digits.insert(Digit::of(number));
      if (kind != 'd' && kind != ' ') content.houses.insert(detail::house_of(kind, number));
      continue;
    }
    content.cells |= detail::cells_of_word(word);
    const bool is_kind =
        word == "row" || word == "rows" || word == "column" || word == "columns" || word == "box" || word == "boxes";
    kind = is_kind ? word[0] : word == "digit" || word == "digits" || word == "on" ? 'd' : ' ';
  }
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
inline bool names_a_technique(const std::string& text) {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> all;
    for (int id = 0; id < technique_count; ++id) {
      all.push_back(lower_case(std::string(technique_of(static_cast<TechniqueId>(id)).name)));
    }
    return all;
  }();
  const std::string lower = lower_case(text);
  return std::ranges::any_of(names, [&](const std::string& name) { return lower.find(name) != lower.npos; });
}

/// A step as far as a hint may tell it.
struct HintLimits {
  std::string technique;
  std::string family;       ///< what level 2 says
  DigitSet digits;          ///< of the whole argument
  HouseSet houses;          ///< that it starts from
  CellSet cells;            ///< of the pattern
  CellSet cells_to_report;  ///< those that level 4 must name
  CellSet filled;           ///< cells that get a digit
  CandidateSet removed;     ///< what is eliminated
};

/// Checks the levels 1 to 4: each says what it must and nothing of what it must not.
template <class HintOfLevel>
void check_hints(const HintLimits& step, HintOfLevel&& hint) {
  // Level 1: one house that has to do with the step, or the one digit that it is about.
  const std::string vague = hint(1);
  const HintContent first = content_of(vague);
  const std::string stem = vague.substr(0, vague.size() - 1);
  EXPECT_TRUE(vague.starts_with("Look at ") || vague.starts_with("Look in and around ")) << vague;
  EXPECT_EQ(first.houses.size() + first.digits.size(), 1) << vague;
  EXPECT_TRUE(first.cells.empty()) << vague;
  EXPECT_FALSE(names_a_technique(vague)) << vague;
  if (!first.digits.empty()) {
    EXPECT_TRUE(step.filled.empty()) << vague;
    EXPECT_EQ(step.digits, first.digits) << vague;
    EXPECT_EQ(step.removed.digits(), first.digits) << vague;
  } else {
    EXPECT_TRUE(cells_of(first.houses.first()).intersects(step.cells | step.filled)) << vague;
  }

  // Level 2: the family, and no more.
  EXPECT_EQ(hint(2), stem + " for " + step.family + ".");
  EXPECT_FALSE(names_a_technique(step.family)) << step.family;

  // Level 3: the technique, its digits and houses.
  const std::string named = hint(3);
  EXPECT_TRUE(named.starts_with(stem + ": " + step.technique)) << named;
  const HintContent third = content_of(without(named, ": " + step.technique));
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

  // Level 4: the cells of the pattern, and none of what follows.
  const std::string exact = hint(4);
  EXPECT_TRUE(exact.starts_with(named.substr(0, named.size() - 1))) << exact;
  const HintContent fourth = content_of(without(exact, ": " + step.technique));
  EXPECT_EQ(fourth.cells, step.cells_to_report) << exact;
  EXPECT_EQ(fourth.digits, third.digits) << exact;
  EXPECT_EQ(fourth.houses, third.houses) << exact;
  EXPECT_FALSE(fourth.has_relation) << exact;
}

}  // namespace deduku::testing
