// The board with all its layers, one above another, so that nothing ever covers a digit.
#pragma once

#include <functional>
#include <string>

#include "deduku/text_style.hpp"
#include "src/draw/picture.hpp"
#include "src/draw/svg_writer.hpp"

namespace deduku::draw {

/// The style of a drawing, needed in addition to the picture.
struct BoardStyle {
  std::string id_prefix{};
  bool coordinates = true;
  bool marks = true;
  Notation notation = Notation::rc;
  /// Whether letters of one look are one element, which only browsers show.
  bool letters_as_lists = false;
  /// The tooltip of an eliminated candidate; "" for none.
  std::function<std::string(Candidate)> because{};
};

/// The space that a board takes beyond its frame, at the top and left, and at the bottom and right.
double margin_before(bool coordinates);
inline constexpr double margin_behind = 10;

/// Writes the board with its top left corner at the origin.
void write_board(SvgWriter& svg, const Picture& picture, const BoardStyle& style);

/// The letter of a set in its colour, around a point.
void write_set_tag(SvgWriter& svg, std::size_t set, Point middle);
/// The bar through an eliminated candidate; longer by `scale` if there is a shape below.
void write_strike(SvgWriter& svg, Point middle, double scale = 1);
/// The line from a candidate to its image under a symmetry.
void write_move(SvgWriter& svg, Point from, Point to);
/// The frame in a cell that certainly has a digit, around its centre.
void write_premise_cell(SvgWriter& svg, Point centre, double half = 45);
/// The cross of a removed candidate.
void write_absence(SvgWriter& svg, Point middle);
/// A small piece of a shaded house; the board must have such a house.
void write_house_sample(SvgWriter& svg, HouseUse use, Point middle, std::string_view id_prefix);

}  // namespace deduku::draw
