// A board on paper, and the caption above it: its number, its name, and its difficulty.
#pragma once

#include "src/sheet/page_writer.hpp"

namespace deduku::sheet {

/// Draws a board of this side: its lines, then its digits.
void draw_board(Canvas& canvas, Point corner, double side, const Digits& digits, const CellSet& givens,
                const BoardStyle& style);

/// Draws one star per level, those up to `level` filled, so that they end at a point on the baseline.
void draw_stars(Canvas& canvas, Point end, Level level, double size);
/// The width of all stars.
double width_of_stars(double size);

/// Draws the caption of a puzzle above the board with this corner.
void draw_caption(PageWriter& writer, const PrintedPuzzle& puzzle, std::size_t index, Point corner,
                  const BoardPlaces& places, bool with_difficulty);

}  // namespace deduku::sheet
