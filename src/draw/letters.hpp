// Single letters on the board: digits, pencil marks, coordinates.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "src/draw/svg_writer.hpp"

namespace deduku::draw {

/// Writes letters, each around its place: each as an element of its own, as every SVG viewer supports, or all of one
/// look as one element with a list of places. That needs a tenth of the text, but only browsers support it.
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

}  // namespace deduku::draw
