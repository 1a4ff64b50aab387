#include "src/draw/svg_writer.hpp"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <cmath>

#include "src/core/utf8_characters.hpp"

namespace deduku::draw {

void append_number(std::string& text, double number) {
  const long tenths = std::lround(number * 10);
  char buffer[24];
  char* const end = std::to_chars(buffer, buffer + sizeof(buffer), std::labs(tenths) / 10).ptr;
  if (tenths < 0) text += '-';
  text.append(buffer, end);
  if (tenths % 10 != 0) {
    text += '.';
    text += static_cast<char>('0' + std::labs(tenths) % 10);
  }
}

namespace {

/// Nearly all characters of nearly every text.
bool is_plain(char letter) {
  return ' ' <= letter && letter <= '~' && letter != '&' && letter != '<' && letter != '>' && letter != '"';
}

/// The escape of a character that is not plain.
std::string_view escape_of(std::string_view character) {
  constexpr std::string_view replacement = "\xEF\xBF\xBD";
  const char letter = character[0];
  if (letter == '&') return "&amp;";
  if (letter == '<') return "&lt;";
  if (letter == '>') return "&gt;";
  if (letter == '"') return "&quot;";
  if (static_cast<unsigned char>(letter) < ' ') {
    return letter == '\t' || letter == '\n' || letter == '\r' ? character : replacement;
  }
  if (utf8_character_size(character) == 0) return replacement;
  const char32_t code_point = utf8_code_point(character);
  return code_point == 0xFFFE || code_point == 0xFFFF ? replacement : character;
}

}  // namespace

void append_escaped(std::string& out, std::string_view content) {
  for (;;) {
    const auto plain = static_cast<std::size_t>(std::ranges::find_if_not(content, is_plain) - content.begin());
    out += content.substr(0, plain);
    content.remove_prefix(plain);
    if (content.empty()) return;
    const std::string_view character = content.substr(0, std::max<std::size_t>(utf8_character_size(content), 1));
    out += escape_of(character);
    content.remove_prefix(character.size());
  }
}

std::string escaped(std::string_view content) {
  std::string text;
  append_escaped(text, content);
  return text;
}

void SvgWriter::open_tag(std::string_view name, Attributes attributes) {
  out_ += '<';
  out_ += name;
  for (const Attribute& attribute : attributes) {
    out_ += ' ';
    out_ += attribute.name;
    out_ += "=\"";
    if (attribute.is_number) {
      append_number(out_, attribute.number);
    } else {
      append_escaped(out_, attribute.text);
    }
    out_ += '"';
  }
}

void SvgWriter::element(std::string_view name, Attributes attributes) {
  open_tag(name, attributes);
  out_ += "/>";
}

void SvgWriter::text(std::string_view name, Attributes attributes, std::string_view content) {
  open_tag(name, attributes);
  out_ += '>';
  append_escaped(out_, content);
  out_ += "</";
  out_ += name;
  out_ += '>';
}

void SvgWriter::begin(std::string_view name, Attributes attributes) {
  open_tag(name, attributes);
  out_ += '>';
  open_.push_back(name);
}

void SvgWriter::end() {
  assert(!open_.empty());
  out_ += "</";
  out_ += open_.back();
  out_ += ">";
  open_.pop_back();
}

std::string SvgWriter::take() {
  assert(open_.empty());
  out_.shrink_to_fit();  // a listing keeps thousands
  return std::move(out_);
}

void Letters::add(std::string_view classes, Point place, char letter) {
  if (!as_lists_) {
    svg_.text("text", {{"class", classes}, {"x", place.x}, {"y", place.y}}, {&letter, 1});
    return;
  }
  auto list = std::ranges::find(lists_, classes, &List::classes);
  if (list == lists_.end()) list = lists_.insert(list, {.classes = classes});
  for (std::string* const coordinates : {&list->x, &list->y}) {
    if (!coordinates->empty()) *coordinates += ' ';
  }
  append_number(list->x, place.x);
  append_number(list->y, place.y);
  list->letters += letter;
}

void Letters::finish() {
  for (const List& list : lists_) {
    svg_.text("text", {{"class", list.classes}, {"x", list.x}, {"y", list.y}}, list.letters);
  }
  lists_.clear();
}

PathData& PathData::add(char command, std::initializer_list<Point> points) {
  text_ += command;
  const char* separator = "";
  for (const Point& point : points) {
    text_ += separator;
    append_number(text_, point.x);
    text_ += ' ';
    append_number(text_, point.y);
    separator = " ";
  }
  return *this;
}

}  // namespace deduku::draw
