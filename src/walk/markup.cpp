#include "src/walk/markup.hpp"

#include <algorithm>
#include <array>

namespace deduku::walk {

namespace {

bool is_unknown_to_html(char letter) {
  const auto byte = static_cast<unsigned char>(letter);
  return (byte < 0x20 && letter != '\t' && letter != '\n') || byte == 0x7f;
}

std::string_view entity(char letter) {
  switch (letter) {
    case '&':
      return "&amp;";
    case '<':
      return "&lt;";
    case '>':
      return "&gt;";
    case '"':
      return "&quot;";
    case '\'':
      return "&#39;";
    default:
      return "";
  }
}

std::string unicode_escape(char letter) {
  static constexpr std::string_view digits = "0123456789abcdef";
  const auto byte = static_cast<unsigned char>(letter);
  return {'\\', 'u', '0', '0', digits[byte >> 4], digits[byte & 15]};
}

}  // namespace

std::string escaped(std::string_view text) {
  std::string html;
  html.reserve(text.size());
  for (char letter : text) {
    const std::string_view name = entity(letter);
    if (!name.empty()) {
      html += name;
    } else if (!is_unknown_to_html(letter)) {
      html += letter;
    }
  }
  return html;
}

std::string json_string(std::string_view text) {
  std::string json = "\"";
  for (char letter : text) {
    const bool is_plain = static_cast<unsigned char>(letter) >= 0x20 && letter != '"' && letter != '\\';
    // In a script element, the beginning or end of an HTML element in the text must not be visible to the parser.
    const bool is_markup = letter == '<' || letter == '>' || letter == '&';
    if (is_plain && !is_markup) {
      json += letter;
    } else {
      json += unicode_escape(letter);
    }
  }
  return json + "\"";
}

std::string filled(std::string_view template_text, Filling filling) {
  std::string text;
  while (!template_text.empty()) {
    const std::size_t begin = template_text.find("{{");
    const std::size_t end = template_text.find("}}", begin);
    text += template_text.substr(0, begin);
    if (end == std::string_view::npos)
      return text + std::string(template_text.substr(std::min(begin, template_text.size())));
    const std::string_view name = template_text.substr(begin + 2, end - begin - 2);
    const auto* const found = std::ranges::find(filling, name, [](const auto& place) { return place.first; });
    text += found == filling.end() ? template_text.substr(begin, end + 2 - begin) : found->second;
    template_text.remove_prefix(end + 2);
  }
  return text;
}

}  // namespace deduku::walk
