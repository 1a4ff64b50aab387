// The only writer of SVG: elements, attributes, escapes, numbers. It keeps open elements in order, so its output is
// well-formed.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "src/draw/places.hpp"

namespace deduku::draw {

/// Appends a number with at most one decimal: "12", "-0.5".
void append_number(std::string& text, double number);

/// Appends a text as the content of an element or the value of an attribute, of XML or of HTML. U+FFFD replaces each
/// character that no document may have (control characters, U+FFFE and U+FFFF) and each byte that is not UTF-8.
void append_escaped(std::string& out, std::string_view content);
std::string escaped(std::string_view content);

/// An attribute: a text, or a number.
struct Attribute {
  Attribute(std::string_view attribute, std::string_view value) : name(attribute), text(value) {}
  Attribute(std::string_view attribute, const char* value) : name(attribute), text(value) {}
  Attribute(std::string_view attribute, const std::string& value) : name(attribute), text(value) {}
  Attribute(std::string_view attribute, double value) : name(attribute), number(value), is_number(true) {}

  std::string_view name;
  std::string_view text{};
  double number = 0;
  bool is_number = false;
};
using Attributes = std::initializer_list<Attribute>;

class SvgWriter {
 public:
  /// An element without content.
  void element(std::string_view name, Attributes attributes);
  /// An element with text.
  void text(std::string_view name, Attributes attributes, std::string_view content);
  /// Begins an element that contains others; `name` must outlive it.
  void begin(std::string_view name, Attributes attributes = {});
  /// Ends the last open element.
  void end();
  /// Text inside the current element that is not escaped: a style sheet.
  void raw(std::string_view content) { out_ += content; }

  /// The whole output; all elements must have ended.
  std::string take();
  /// The output so far.
  std::string_view written() const { return out_; }

 private:
  void open_tag(std::string_view name, Attributes attributes);

  std::string out_;
  std::vector<std::string_view> open_;
};

/// Writes single letters on the board, digits, pencil marks and coordinates, each around its place: each as an element
/// of its own, as every SVG viewer supports, or all of one look as one element with a list of places. That needs a
/// tenth of the text, but only browsers support it.
class Letters {
 public:
  Letters(SvgWriter& svg, bool as_lists) : svg_(svg), as_lists_(as_lists) {}

  /// `classes` must outlive it; `place` is the middle of the baseline.
  void add(std::string_view classes, Point place, char letter);
  /// Writes the lists, if there are any.
  void finish();

 private:
  struct List {
    std::string_view classes;
    std::string x{};
    std::string y{};
    std::string letters{};
  };

  SvgWriter& svg_;
  bool as_lists_;
  std::vector<List> lists_;
};

/// The data of a path, command by command.
class PathData {
 public:
  PathData& move(Point to) { return add('M', {to}); }
  PathData& line(Point to) { return add('L', {to}); }
  /// A line from the last point, or the first point of the path.
  PathData& next(Point to) { return text_.empty() ? move(to) : line(to); }
  PathData& quadratic(Point handle, Point to) { return add('Q', {handle, to}); }
  PathData& cubic(Point first, Point second, Point to) { return add('C', {first, second, to}); }
  PathData& close() {
    text_ += 'Z';
    return *this;
  }
  const std::string& text() const { return text_; }

 private:
  PathData& add(char command, std::initializer_list<Point> points);

  std::string text_;
};

}  // namespace deduku::draw
