#include "src/draw/svg_writer.hpp"

#include <cassert>
#include <charconv>
#include <cmath>

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

void SvgWriter::escape(std::string_view content) {
  for (char letter : content) {
    switch (letter) {
      case '&':
        out_ += "&amp;";
        break;
      case '<':
        out_ += "&lt;";
        break;
      case '>':
        out_ += "&gt;";
        break;
      case '"':
        out_ += "&quot;";
        break;
      default:
        out_ += letter;
    }
  }
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
      escape(attribute.text);
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
  escape(content);
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
