// The characters used to write puzzles.
#pragma once

#include <algorithm>
#include <array>
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
/// Whether a character is an ASCII letter or digit.
constexpr bool is_alphanumeric(char c) {
  return ('0' <= c && c <= '9') || ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z');
}
/// The symbols for an empty cell.
constexpr bool is_blank(char c) {
  return c == '.' || c == '0' || c == '*' || c == '_' || c == '-';
}

/// For each character 0, or for a symbol 16 plus its digit. A table avoids branches because the places of digits in a
/// puzzle are unpredictable.
inline constexpr unsigned symbol_mark = 16;
inline constexpr std::array<std::uint8_t, 256> symbols_by_character = [] {
  std::array<std::uint8_t, 256> symbols{};
  for (unsigned i = 0; i < symbols.size(); ++i) {
    const char c = static_cast<char>(i);
    if (is_blank(c)) symbols[i] = symbol_mark;
    if (is_digit(c)) symbols[i] = static_cast<std::uint8_t>(symbol_mark + i - '0');
  }
  return symbols;
}();

constexpr unsigned symbol_of(char c) {
  return symbols_by_character[static_cast<unsigned char>(c)];
}
constexpr bool is_symbol(char c) {
  return symbol_of(c) != 0;
}
/// The value that a symbol puts into a cell: 1..9, or 0 for none. 0 for any other character.
constexpr std::uint8_t value_of(char symbol) {
  return symbol_of(symbol) % symbol_mark;
}

/// Whether a character is one of these.
constexpr bool is_one_of(char c, std::string_view characters) {
  return characters.find(c) != std::string_view::npos;
}
/// Whether a text has no other characters than these.
constexpr bool consists_of(std::string_view text, std::string_view characters) {
  return text.find_first_not_of(characters) == std::string_view::npos;
}
/// A text without the spaces around it.
constexpr std::string_view trimmed(std::string_view text) {
  const std::size_t begin = std::min(text.find_first_not_of(spaces), text.size());
  return text.substr(begin, text.find_last_not_of(spaces) + 1 - begin);
}

/// Whether two words are equal, ignoring case.
constexpr bool same_word(std::string_view a, std::string_view b) {
  const auto lower = [](char c) { return 'A' <= c && c <= 'Z' ? static_cast<char>(c + 'a' - 'A') : c; };
  return std::ranges::equal(a, b, {}, lower, lower);
}

}  // namespace deduku::formats
