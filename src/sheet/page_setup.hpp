// The geometry of a page: its paper, its margins, and the part that is cut off.
#pragma once

#include <cstddef>

#include "src/sheet/canvas.hpp"

namespace deduku::sheet {

/// Sizes of paper are between these, in millimetres.
inline constexpr double least_paper = 50;
inline constexpr double greatest_paper = 1000;

/// The four sides of a page, in millimetres. On a left page of a bound book the inner side is the right one; on any
/// other page it is the left one.
struct Edges {
  double top = 0;
  double outer = 0;
  double bottom = 0;
  double inner = 0;

  friend bool operator==(const Edges&, const Edges&) = default;
};

/// The common geometry of all pages of a document. Lengths are in millimetres.
struct PageSetup {
  Paper paper = a4;          ///< after it is cut
  Edges margins{};           ///< white on all sides
  double gutter = 0;         ///< for the binding: added to the inner margin of mirrored pages
  bool is_mirrored = false;  ///< pages are printed on both sides and bound; those with even places are at the left
  double bleed = 0;          ///< printed width beyond the cut edges: all edges, or all except the inner one if mirrored
};

/// A rectangle on a page.
struct Room {
  Point corner{};
  double width = 0;
  double height = 0;
};

/// The default margins of a page: a sixteenth of the shorter side of the paper, from 9.6 mm (3/8 in) to 15 mm.
Edges usual_margins(const Paper& paper);

/// The gutter of a book with this number of pages: the additional inner margin that print on demand requires.
double usual_gutter(std::size_t pages);

/// The paper with the bleed: the size of the pages in a file.
Paper printed_paper(const PageSetup& setup);

/// The box of the page at a place, from 1.
PageBox page_box(const PageSetup& setup, int place);

/// The room between the margins of the page at a place, from 1. Without width or height if the margins leave no room.
Room room_of(const PageSetup& setup, int place);

/// Whether the page at a place, from 1, is at the left of its neighbour.
bool is_left_page(const PageSetup& setup, int place);

}  // namespace deduku::sheet
