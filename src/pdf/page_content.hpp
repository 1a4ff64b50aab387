// The content of a page of a PDF, in the operators of PDF.
#pragma once

#include <string>
#include <string_view>

#include "src/sheet/canvas.hpp"

namespace deduku::pdf {

class PageContent {
 public:
  explicit PageContent(const sheet::PageBox& box);

  /// In points.
  double width() const { return width_; }
  double height() const { return height_; }
  /// The box after the page is cut, "[9 9 441 657]".
  std::string trim_box() const;

  void line(sheet::Point from, sheet::Point to, const sheet::Pen& pen);
  void fill(sheet::Point corner, double width, double height, std::string_view colour);
  void square(sheet::Point corner, double side, double radius, const sheet::Pen& pen);
  void star(sheet::Point middle, double radius, bool is_filled, std::string_view colour);
  /// Shows glyphs from a point on; `codes` has four hexadecimal digits for each.
  void glyphs(sheet::Point baseline, std::string_view font, double size, std::string_view codes,
              std::string_view colour, bool is_thickened);

  const std::string& operators() const { return operators_; }

 private:
  std::string at(sheet::Point point) const;
  void choose_pen(const sheet::Pen& pen);
  void choose_fill(std::string_view colour);

  sheet::PageBox box_;
  double width_;
  double height_;
  std::string operators_;
  std::string pen_;   ///< the operators that chose it
  std::string fill_;  ///< likewise
};

}  // namespace deduku::pdf
