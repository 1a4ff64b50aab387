#include "src/draw/text_block.hpp"

#include <algorithm>

namespace deduku::draw {

namespace {

/// The bytes of the first character of a text.
std::size_t character_size(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text.front());
  const std::size_t size = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
  return std::min(size, text.size());
}

/// Characters of three bytes from U+2E80 on: Chinese, and its punctuation.
bool is_full_width(std::string_view character) {
  return character.size() > 3 || (character.size() == 3 && static_cast<unsigned char>(character.front()) >= 0xE3) ||
         (character.size() == 3 && static_cast<unsigned char>(character.front()) == 0xE2 &&
          static_cast<unsigned char>(character[1]) >= 0xBA);
}

/// Punctuation that may not begin a line.
bool must_not_begin(std::string_view character) {
  constexpr std::string_view closing = "，。；：、）！？”’》";
  return is_full_width(character) && closing.find(character) != std::string_view::npos;
}

/// In thousandths of the font size.
int width_of(std::string_view character) {
  if (character == "≠" || character == "→") return 900;
  if (character.size() > 1) return is_full_width(character) ? 1000 : 700;
  constexpr std::string_view narrow = "iIjl.,:;'|!";
  constexpr std::string_view slim = "ftr()[]-/ ";
  constexpr std::string_view wide = "mwMW=<>+";
  const char letter = character.front();
  if (narrow.find(letter) != std::string_view::npos) return 310;
  if (slim.find(letter) != std::string_view::npos) return 410;
  if (wide.find(letter) != std::string_view::npos) return 900;
  return 'A' <= letter && letter <= 'Z' ? 730 : 640;
}

constexpr int ellipsis_width = 1000;  ///< like `width_of`

/// An unbreakable piece: a word with the blanks after it, or a Chinese character with the punctuation after it.
std::string_view next_piece(std::string_view text) {
  std::size_t size = 0;
  while (size < text.size()) {
    const std::string_view rest = text.substr(size);
    const std::string_view character = rest.substr(0, character_size(rest));
    if (size > 0 && is_full_width(character) && !must_not_begin(character)) break;
    size += character.size();
    const std::string_view behind = text.substr(size);
    const bool ends = character == " " || (is_full_width(character) && !behind.empty() &&
                                           !must_not_begin(behind.substr(0, character_size(behind))));
    if (ends && !behind.starts_with(' ')) break;
  }
  return text.substr(0, size);
}

std::string_view without_blanks_behind(std::string_view text) {
  const std::size_t last = text.find_last_not_of(' ');
  return text.substr(0, last == std::string_view::npos ? 0 : last + 1);
}

void wrap_line(std::string_view line, double width, double font_size, std::vector<TextLine>& lines) {
  const std::size_t blanks = std::min(line.find_first_not_of(' '), line.size());
  const double indent = static_cast<double>(blanks) * .3 * font_size;
  // Continuation lines of an indented line are indented a little more.
  const double hanging = blanks == 0 ? 0 : indent + font_size;
  line.remove_prefix(blanks);
  const std::size_t first = lines.size();
  std::string text;
  const auto indent_now = [&] { return lines.size() == first ? indent : hanging; };
  while (!line.empty()) {
    const std::string_view piece = next_piece(line);
    const std::string longer = text + std::string(without_blanks_behind(piece));
    if (!text.empty() && indent_now() + text_width(longer, font_size) > width) {
      lines.push_back({std::string(without_blanks_behind(text)), indent_now()});
      text.clear();
    }
    text += piece;
    line.remove_prefix(piece.size());
  }
  lines.push_back({std::string(without_blanks_behind(text)), indent_now()});
}

}  // namespace

double text_width(std::string_view text, double font_size) {
  int width = 0;
  while (!text.empty()) {
    const std::string_view character = text.substr(0, character_size(text));
    width += width_of(character);
    text.remove_prefix(character.size());
  }
  return width * font_size / 1000;
}

std::string shortened(std::string_view text, double width, double font_size) {
  std::size_t fitting = 0;
  int so_far = 0;
  for (std::size_t at = 0; at < text.size();) {
    if ((so_far + ellipsis_width) * font_size / 1000 <= width) fitting = at;
    const std::string_view character = text.substr(at, character_size(text.substr(at)));
    so_far += width_of(character);
    if (so_far * font_size / 1000 > width) return std::string(text.substr(0, fitting)) + "…";
    at += character.size();
  }
  return std::string(text);
}

std::vector<TextLine> wrapped(std::string_view text, double width, double font_size) {
  std::vector<TextLine> lines;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    if (!line.empty()) wrap_line(line, width, font_size, lines);
    text.remove_prefix(std::min(text.size(), line.size() + 1));
  }
  return lines;
}

}  // namespace deduku::draw
