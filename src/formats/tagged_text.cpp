#include "src/formats/tagged_text.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>

#include "src/formats/symbols.hpp"
#include "src/formats/utf8.hpp"

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

}  // namespace

Styling styling_at(std::string_view text) {
  constexpr std::size_t longest = 80;  // a longer one may hold a puzzle
  const std::string_view begin = text.substr(0, longest);
  if (!begin.starts_with('<') && !begin.starts_with('[')) return {};
  const std::size_t end = begin.find_first_of(begin[0] == '<' ? "<>" : "[]", 1);
  if (end == begin.npos || begin[end] == begin[0]) return {};
  const std::size_t name_begin = begin[1] == '/' ? 2 : 1;
  std::size_t name_end = name_begin;
  while (name_end < end && std::isalnum(static_cast<unsigned char>(begin[name_end])) != 0) ++name_end;
  if (name_end < end && std::string_view(" =/\t").find(begin[name_end]) == std::string_view::npos) return {};
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

}  // namespace deduku::formats
