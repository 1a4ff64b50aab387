// Pages as SVG, one picture each, or all of them as a page for browsers, which can print it directly.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "src/draw/svg_writer.hpp"
#include "src/sheet/canvas.hpp"

namespace deduku::sheet {

class SvgPages final : public Canvas {
 public:
  /// `font`: a family that has priority over those of all pictures; "" for none.
  explicit SvgPages(std::string_view font = "");

  void begin_page(const PageBox& box, std::string_view label) override;
  void line(Point from, Point to, const Pen& pen) override;
  void fill(Point corner, double width, double height, std::string_view colour) override;
  void square(Point corner, double side, double radius, const Pen& pen) override;
  void star(Point middle, double radius, bool is_filled, std::string_view colour) override;
  void text(Point baseline, std::string_view text, const Type& type) override;
  void add_to_contents(std::string_view /*name*/) override {}

  /// The pictures, in the order of the pages. No drawing may follow.
  std::vector<std::string> take();

 private:
  void begin_group(const Type& type);
  void end_group();
  void end_page();

  std::string fonts_;
  std::vector<std::string> pages_;
  std::optional<draw::SvgWriter> svg_;  ///< of the current page
  std::optional<Type> group_;           ///< the look of the texts in the open group
};

/// A page for browsers with these pictures, each a sheet of paper of this size. `language`: "de".
std::string html_of(const std::vector<std::string>& pages, const Paper& paper, std::string_view title,
                    std::string_view language);

}  // namespace deduku::sheet
