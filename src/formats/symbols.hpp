// The characters of which puzzles are written.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

namespace deduku::formats {

inline constexpr std::string_view spaces = " \t";

constexpr bool is_space(char c) {
  return c == ' ' || c == '\t';
}
constexpr bool is_digit(char c) {
  return '1' <= c && c <= '9';
}
/// The symbols for an empty cell.
constexpr bool is_blank(char c) {
  return c == '.' || c == '0' || c == '*' || c == '_' || c == '-';
}
constexpr bool is_symbol(char c) {
  return is_digit(c) || is_blank(c);
}

/// What a symbol puts into a cell: 1..9, or 0 for none.
constexpr std::uint8_t value_of(char symbol) {
  return is_digit(symbol) ? static_cast<std::uint8_t>(symbol - '0') : std::uint8_t{0};
}

/// A text without the spaces around it.
constexpr std::string_view trimmed(std::string_view text) {
  const std::size_t begin = std::min(text.find_first_not_of(spaces), text.size());
  return text.substr(begin, text.find_last_not_of(spaces) + 1 - begin);
}

/// Whether two words are the same but for upper and lower case.
constexpr bool same_word(std::string_view a, std::string_view b) {
  const auto lower = [](char c) { return 'A' <= c && c <= 'Z' ? static_cast<char>(c + 'a' - 'A') : c; };
  return std::ranges::equal(a, b, {}, lower, lower);
}

/// "1 row", "8 rows".
inline std::string counted(std::size_t count, std::string_view noun) {
  return std::to_string(count) + " " + std::string(noun) + (count == 1 ? "" : "s");
}

}  // namespace deduku::formats
