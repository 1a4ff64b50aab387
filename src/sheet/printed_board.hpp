// A board on paper.
#pragma once

#include <array>
#include <cstdint>

#include "deduku/sets.hpp"
#include "src/sheet/canvas.hpp"

namespace deduku::sheet {

/// The digits of a board, 0 where a cell is empty.
using Digits = std::array<std::uint8_t, Cell::count>;

/// Draws a board of this side: its lines, then its digits, those of `givens` bold.
void draw_board(Canvas& canvas, Point corner, double side, const Digits& digits, const CellSet& givens);

}  // namespace deduku::sheet
