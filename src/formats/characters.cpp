#include "src/formats/characters.hpp"

#include <array>
#include <charconv>

namespace deduku::formats {

namespace {

/// The smallest code of each length in bytes.
constexpr std::array<char32_t, 5> smallest_code = {0, 0, 0x80, 0x800, 0x10000};

/// Box-drawing characters, U+2500..257F: every one that is not straight is a corner or a crossing.
char plain_table_line(char32_t code) {
  constexpr std::u32string_view horizontal = U"\u2500\u2501\u2504\u2505\u2508\u2509\u254C\u254D\u2550";
  constexpr std::u32string_view vertical = U"\u2502\u2503\u2506\u2507\u250A\u250B\u254E\u254F\u2551";
  if (horizontal.find(code) != std::u32string_view::npos) return '-';
  if (vertical.find(code) != std::u32string_view::npos) return '|';
  return '+';
}

/// Variants that are not in one range.
struct Variant {
  std::u32string_view codes;
  char plain;
};
constexpr Variant variants[] = {
    {U"\u00A0\u3000\u1680\u202F\u205F", ' '},
    // Middle dots, bullets, empty squares and circles: people write them for empty cells.
    {U"\u00B7\u2022\u2219\u22C5\u30FB\u2024\u25A1\u25A2\u25AB\u25FB\u25FD\u25CB\u25E6\u2B1C\u2610\u2B1A", '.'},
    {U"\u2010\u2011\u2012\u2013\u2014\u2015\u2212", '-'},
    {U"\u201C\u201D\u201E\u201F\u00AB\u00BB", '"'},
    {U"\u2018\u2019\u201A\u201B", '\''},
};

}  // namespace

std::size_t character_length(std::string_view text, std::size_t offset) {
  std::size_t end = offset + 1;
  while (end < text.size() && end < offset + 4 && continues_character(text[end])) ++end;
  return end - offset;
}

char32_t code_point(std::string_view character) {
  constexpr std::array<unsigned, 5> lead_bits = {0, 0x7F, 0x1F, 0x0F, 0x07};
  constexpr std::array<unsigned, 5> lead_marks = {0, 0, 0xC0, 0xE0, 0xF0};
  const std::size_t size = character.size();
  const auto lead = static_cast<unsigned char>(character[0]);
  if ((lead & ~lead_bits[size]) != lead_marks[size]) return 0;
  char32_t code = lead & lead_bits[size];
  for (char byte : character.substr(1)) code = code << 6U | (static_cast<unsigned char>(byte) & 0x3FU);
  const bool is_surrogate = 0xD800 <= code && code <= 0xDFFF;
  return code < smallest_code[size] || code > 0x10FFFF || is_surrogate ? 0 : code;
}

bool is_visible(char32_t code) {
  if (code <= ' ' || (0x7F <= code && code < 0xA0) || code == 0xAD || code == 0xFEFF) return false;
  return (code < 0x200B || 0x200F < code) && (code < 0x2028 || 0x202E < code) && (code < 0x2060 || 0x206F < code);
}

bool has_no_width(char32_t code) {
  if (code == 0xAD || code == 0xFEFF || code == 0x20E3 || (0xFE00 <= code && code <= 0xFE0F)) return true;
  return (0x200B <= code && code <= 0x200F) || (0x202A <= code && code <= 0x202E) || (0x2060 <= code && code <= 0x206F);
}

bool ends_line(char32_t code) {
  return code == 0x85 || code == 0x2028 || code == 0x2029;
}

char plain_character(char32_t code) {
  if (0xFF01 <= code && code <= 0xFF5E) return static_cast<char>(code - 0xFF01 + '!');
  if (0x2500 <= code && code <= 0x257F) return plain_table_line(code);
  if (0x2000 <= code && code <= 0x200A) return ' ';
  for (const auto& [codes, character] : variants) {
    if (codes.find(code) != std::u32string_view::npos) return character;
  }
  return 0;
}

void append_utf8(std::string& text, char32_t code) {
  const auto lead = [&](unsigned marks, unsigned shift) { text += static_cast<char>(marks | code >> shift); };
  const auto continuing = [&](unsigned shift) { text += static_cast<char>(0x80U | ((code >> shift) & 0x3FU)); };
  if (code < 0x80) return lead(0, 0);
  if (code < 0x800) {
    lead(0xC0, 6);
  } else {
    if (code < 0x10000) lead(0xE0, 12);
    if (code >= 0x10000) lead(0xF0, 18);
    if (code >= 0x10000) continuing(12);
    continuing(6);
  }
  continuing(0);
}

std::size_t append_utf16(std::string& text, char32_t unit, char32_t next) {
  const bool is_half = 0xD800 <= unit && unit < 0xE000;
  const bool is_pair = is_half && unit < 0xDC00 && 0xDC00 <= next && next < 0xE000;
  if (is_pair) {
    append_utf8(text, 0x10000 + ((unit - 0xD800) << 10U) + (next - 0xDC00));
    return 2;
  }
  append_utf8(text, is_half ? 0xFFFD : unit);
  return 1;
}

std::optional<std::uint32_t> code_unit(std::string_view digits) {
  std::uint32_t code = 0;
  const std::string_view four = digits.substr(0, 4);
  const auto [end, error] = std::from_chars(four.data(), four.data() + four.size(), code, 16);
  if (four.size() < 4 || error != std::errc() || end != four.data() + 4) return std::nullopt;
  return code;
}

}  // namespace deduku::formats
