#include "src/cli/io/text.hpp"

#include <algorithm>
#include <cstdio>

#include "deduku/minimal.hpp"
#include "src/core/spelling.hpp"
#include "src/core/utf8_characters.hpp"
#include "src/present/words.hpp"

namespace deduku::cli {

namespace {

std::string escaped(char byte) {
  std::array<char, 5> text{};
  std::snprintf(text.data(), text.size(), "\\x%02x", static_cast<unsigned>(static_cast<unsigned char>(byte)));
  return text.data();
}

/// The control characters of ASCII except the tab, and those of Latin-1, which terminals also obey.
bool is_control(std::string_view character) {
  const auto first = static_cast<unsigned char>(character[0]);
  if (character.size() == 1) return (first < 0x20 && first != '\t') || first == 0x7F;
  return first == 0xC2 && static_cast<unsigned char>(character[1]) < 0xA0;
}

/// Nearly all characters of nearly all texts.
bool is_printable_ascii(char byte) {
  return ' ' <= byte && byte <= '~';
}

/// Copies the text, with `replace(bytes)` for bytes that are not UTF-8 and for characters for which `is_replaced` is
/// true; it is not called for printable ASCII.
template <class IsReplaced, class Replace>
std::string rebuilt(std::string_view text, IsReplaced&& is_replaced, Replace&& replace) {
  std::string rebuilt;
  for (;;) {
    const auto plain = std::ranges::find_if_not(text, is_printable_ascii) - text.begin();
    rebuilt.append(text, 0, static_cast<std::size_t>(plain));
    text.remove_prefix(static_cast<std::size_t>(plain));
    if (text.empty()) return rebuilt;
    const std::size_t size = utf8_character_size(text);
    const std::string_view character = text.substr(0, std::max<std::size_t>(size, 1));
    rebuilt += size == 0 || is_replaced(character) ? replace(character) : std::string(character);
    text.remove_prefix(character.size());
  }
}

}  // namespace

std::string visible(std::string_view text) {
  return rebuilt(text, is_control, [](std::string_view bytes) {
    std::string all;
    for (char byte : bytes) all += escaped(byte);
    return all;
  });
}

std::string valid_utf8(std::string_view text) {
  const auto nothing_else = [](std::string_view) { return false; };
  return rebuilt(text, nothing_else, [](std::string_view) { return "\xEF\xBF\xBD"; });
}

std::string echo(std::string_view text) {
  // The program's own lists, such as all kinds of something, are shorter.
  constexpr std::size_t longest_head = 800;
  constexpr std::size_t longest_tail = 200;
  return without_middle(text, longest_head, longest_tail, visible);
}

std::string upper_case(std::string_view text) {
  std::string upper(text);
  for (char& letter : upper) {
    if ('a' <= letter && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
  }
  return upper;
}

std::string lower_case(std::string text) {
  for (char& letter : text) {
    if ('A' <= letter && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  }
  return text;
}

std::string printed(const char* format, double number) {
  std::array<char, 64> text{};
  std::snprintf(text.data(), text.size(), format, number);
  return text.data();
}

std::string hexadecimal(std::uint64_t number) {
  std::array<char, 17> text{};
  std::snprintf(text.data(), text.size(), "%016llx", static_cast<unsigned long long>(number));
  return text.data();
}

std::string counted(std::uint64_t count, const std::string& noun, const std::string& plural) {
  const std::string several = plural.empty() ? noun + "s" : plural;
  return std::to_string(count) + " " + (count == 1 ? noun : several);
}

std::string wrapped(std::string_view text, std::size_t indent, std::size_t hanging) {
  constexpr std::size_t page_width = 80;
  std::string lines;
  std::string line(indent, ' ');
  bool is_empty = true;
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(' '));
    if (!is_empty && width_of(line) + 1 + width_of(word) > page_width) {
      lines += line + "\n";
      line.assign(indent + hanging, ' ');
      is_empty = true;
    }
    if (!is_empty) line += ' ';
    line += word;
    is_empty = false;
    text.remove_prefix(std::min(word.size() + 1, text.size()));
  }
  return lines + line + "\n";
}

std::string line_of(std::string text) {
  while (text.ends_with(' ') || text.ends_with('\t')) text.pop_back();
  text += '\n';
  return text;
}

std::string grid_text(const Solution& solution) {
  return formatted(search::full_board(solution), "grid");
}

std::string candidates_text(const Grid& grid) {
  return formatted(formats::board_of(grid), "candidates");
}

std::string puzzle_heading(std::uint64_t ordinal, const TextStyle& style) {
  return present::Words(style).say("cli.puzzle", {{"ordinal", std::to_string(ordinal)}}) + "\n";
}

std::string error_text(const std::string& file, const ParseError& error) {
  std::string text = file == "-" ? "stdin" : visible(file);
  if (error.line > 0) text += ":" + std::to_string(error.line);
  if (error.line > 0 && error.column > 0) text += ":" + std::to_string(error.column);
  return text + ": " + echo(error.message);
}

}  // namespace deduku::cli
