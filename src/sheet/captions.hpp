// What is above a board: its number, its name, and how hard it is.
#pragma once

#include "src/sheet/page_writer.hpp"

namespace deduku::sheet {

/// Draws as many stars as there are levels, those up to `level` filled, so that they end at a point on the baseline.
void draw_stars(Canvas& canvas, Point end, Level level, double size);
/// How wide they are.
double width_of_stars(double size);

/// Draws the caption of a puzzle above the board with this corner.
void draw_caption(PageWriter& writer, const PrintedPuzzle& puzzle, std::size_t index, Point corner,
                  const BoardPlaces& places, bool with_difficulty);

/// How hard a puzzle is in words, "R 4.20"; "" if it is not said, or by stars.
std::string difficulty_text(const PrintedPuzzle& puzzle, Difficulty difficulty, const present::Words& words);

}  // namespace deduku::sheet
