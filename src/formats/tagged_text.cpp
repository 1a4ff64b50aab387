#include "src/formats/tagged_text.hpp"

#include <algorithm>
#include <charconv>

#include "src/formats/characters.hpp"
#include "src/formats/symbols.hpp"

namespace deduku::formats {

namespace {

/// Styling tags of HTML and of forums.
constexpr std::string_view styles[] = {"b",     "center", "code", "color", "em",     "font",    "hide",   "i",  "mono",
                                       "quote", "size",   "span", "small", "strong", "spoiler", "sudoku", "tt", "u"};
/// Tags whose text is on lines of its own.
constexpr std::string_view blocks[] = {"blockquote", "div", "li", "p", "pre"};

struct Entity {
  std::string_view name;
  std::string_view text;
};
constexpr Entity entities[] = {{"nbsp", " "},  {"amp", "&"},  {"lt", "<"},     {"gt", ">"},
                               {"quot", "\""}, {"apos", "'"}, {"middot", "."}, {"bull", "."}};

/// Appends the character of an entity, and returns the byte after it.
std::size_t append_entity(std::string& plain, std::string_view text, std::size_t at) {
  constexpr std::size_t longest = 10;
  const std::size_t end = text.substr(0, std::min(at + longest, text.size())).find(';', at);
  if (end == text.npos) {
    plain += text[at];
    return at + 1;
  }
  std::string_view name = text.substr(at + 1, end - at - 1);
  if (name.starts_with('#')) {
    const bool is_hexadecimal = name.size() > 1 && (name[1] == 'x' || name[1] == 'X');
    name.remove_prefix(is_hexadecimal ? 2 : 1);
    unsigned code = 0;
    std::from_chars(name.data(), name.data() + name.size(), code, is_hexadecimal ? 16 : 10);
    if (0 < code && code < 0x110000) append_utf8(plain, code == 0xA0 ? U' ' : code);
    return end + 1;
  }
  const auto* known = std::ranges::find(entities, name, &Entity::name);
  plain += known == std::end(entities) ? text.substr(at, end + 1 - at) : known->text;
  return end + 1;
}

bool is_name_character(char c) {
  return is_alphanumeric(c) || c == '-' || c == '_';
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

Styling styling_at(std::string_view text) {
  constexpr std::size_t longest = 80;  // a longer one may hold a puzzle
  const std::string_view begin = text.substr(0, longest);
  if (!begin.starts_with('<') && !begin.starts_with('[')) return {};
  const std::size_t end = begin.find_first_of(begin[0] == '<' ? "<>" : "[]", 1);
  if (end == begin.npos || begin[end] == begin[0]) return {};
  const std::size_t name_begin = begin[1] == '/' ? 2 : 1;
  std::size_t name_end = name_begin;
  while (name_end < end && is_alphanumeric(begin[name_end])) ++name_end;
  if (name_end < end && !is_one_of(begin[name_end], " =/\t")) return {};
  const auto is_named = [name = begin.substr(name_begin, name_end - name_begin)](std::string_view other) {
    return same_word(name, other);
  };
  const bool breaks_line = begin[0] == '<' && is_named("br");
  const bool surrounds_line = std::ranges::any_of(blocks, is_named);
  if (!breaks_line && !surrounds_line && std::ranges::none_of(styles, is_named)) return {};
  return {end + 1, breaks_line, surrounds_line};
}

std::string without_styling(std::string_view text) {
  std::string plain;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t tag = styling_at(text.substr(at)).size;
    if (tag == 0) plain += text[at];
    at += std::max<std::size_t>(tag, 1);
  }
  return plain;
}

std::string plain_text(std::string_view markup) {
  std::string plain;
  for (std::size_t at = 0; at < markup.size();) {
    if (markup[at] == '<') {
      const std::size_t end = markup.find('>', at);
      at = end == markup.npos ? markup.size() : end + 1;
    } else if (markup[at] == '&') {
      at = append_entity(plain, markup, at);
    } else {
      plain += markup[at] == '\n' ? ' ' : markup[at];
      ++at;
    }
  }
  return std::string(trimmed(plain));
}

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

std::vector<Piece> elements_of(std::string_view text, std::string_view name, std::size_t from, std::size_t limit) {
  std::vector<Piece> elements;
  for (auto next = next_element(text, name, from, limit); next; next = next_element(text, name, next->end, limit)) {
    elements.push_back(*next);
  }
  return elements;
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
