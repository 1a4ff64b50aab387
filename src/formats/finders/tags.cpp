#include "src/formats/finders/tags.hpp"

#include <algorithm>
#include <cctype>

#include "src/formats/symbols.hpp"

namespace deduku::formats {

namespace {

bool is_name_character(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_';
}

/// The byte at which a tag of this name begins, with `before` in front of its name.
std::size_t find_tag(std::string_view text, std::string_view before, std::string_view name, std::size_t from) {
  for (std::size_t at = text.find(before, from); at != text.npos; at = text.find(before, at + 1)) {
    const std::size_t begin = at + before.size();
    if (!same_word(text.substr(begin, name.size()), name)) continue;
    if (begin + name.size() >= text.size() || !is_name_character(text[begin + name.size()])) return at;
  }
  return text.npos;
}

}  // namespace

std::optional<Piece> next_element(std::string_view text, std::string_view name, std::size_t from, std::size_t limit) {
  text = text.substr(0, limit);
  const std::size_t begin = find_tag(text, "<", name, from);
  if (begin == text.npos) return std::nullopt;
  const std::size_t tag_end = text.find('>', begin);
  if (tag_end == text.npos) return std::nullopt;
  if (text[tag_end - 1] == '/') return Piece{begin, tag_end + 1};
  const std::size_t next = find_tag(text, "<", name, tag_end);
  const std::size_t close = find_tag(text.substr(0, next), "</", name, tag_end);
  if (close != text.npos) {
    return Piece{begin, std::min(text.find('>', close), text.size() - 1) + 1};
  }
  return Piece{begin, std::min(next, text.size())};
}

Piece inside_of(std::string_view text, Piece element) {
  const std::size_t begin = std::min(text.find('>', element.begin) + 1, element.end);
  const std::size_t end = text.substr(0, element.end).rfind("</");
  return {begin, end == text.npos || end < begin ? element.end : end};
}

std::optional<Piece> attribute_of(std::string_view text, Piece element, std::string_view name) {
  const std::string_view whole = text.substr(0, element.end);
  const std::string_view tag = whole.substr(0, std::min(whole.find('>', element.begin), element.end));
  for (std::size_t at = tag.find(name, element.begin); at != tag.npos; at = tag.find(name, at + 1)) {
    const std::size_t equals = at + name.size();
    const bool is_name = !is_name_character(tag[at - 1]) && equals + 1 < tag.size() && tag[equals] == '=';
    if (!is_name || (tag[equals + 1] != '"' && tag[equals + 1] != '\'')) continue;
    const std::size_t begin = equals + 2;
    const std::size_t end = tag.find(tag[equals + 1], begin);
    if (end != tag.npos) return Piece{begin, end};
  }
  return std::nullopt;
}

}  // namespace deduku::formats
