// The board with everything on it, layer by layer, so that nothing ever covers a digit.
#pragma once

#include <functional>
#include <string>

#include "deduku/text_style.hpp"
#include "src/draw/picture.hpp"
#include "src/draw/svg_writer.hpp"

namespace deduku::draw {

/// What the pieces of a drawing need to know in addition to the picture.
struct BoardStyle {
  std::string id_prefix{};
  bool coordinates = true;
  bool marks = true;
  Notation notation = Notation::rc;
  /// Whether letters of one look are one element, which only browsers show.
  bool letters_as_lists = false;
  /// What is said when one points at a candidate that is eliminated; "" for nothing.
  std::function<std::string(Candidate)> because{};
};

/// The room that a board takes beyond its frame, at the top and left, and at the bottom and right.
double margin_before(bool coordinates);
inline constexpr double margin_behind = 10;

/// Writes the board with its top left corner at the origin.
void write_board(SvgWriter& svg, const Picture& picture, const BoardStyle& style);

/// The letter of a set in its colour, around a point.
void write_set_tag(SvgWriter& svg, std::size_t set, Point middle);
/// The bar through a candidate that is eliminated; longer by `scale` where there is a shape below.
void write_strike(SvgWriter& svg, Point middle, double scale = 1);
/// The line from a candidate to what a symmetry makes of it.
void write_move(SvgWriter& svg, Point from, Point to);
/// The frame in a cell that is known to have a digit, around its centre.
void write_premise_cell(SvgWriter& svg, Point centre, double half = 45);
/// The cross where a candidate is gone.
void write_absence(SvgWriter& svg, Point middle);
/// A small piece of a shaded house; the board must have such a house.
void write_house_sample(SvgWriter& svg, HouseUse use, Point middle, std::string_view id_prefix);

}  // namespace deduku::draw
