// A board on paper.
#pragma once

#include <cstdint>

#include "deduku/sets.hpp"
#include "src/sheet/canvas.hpp"

namespace deduku::sheet {

/// The digits of a board, 0 for an empty cell.
using Digits = PerCell<std::uint8_t>;

/// The look of boards.
struct BoardStyle {
  double digit_size = draw::digit_size;  ///< in hundredths of a cell
  Weight given_weight = Weight::bold;    ///< of the givens; all other digits are regular
  double line_weight = 1;                ///< the thickness of lines relative to the default
};

/// Draws a board of this side: its lines, then its digits.
void draw_board(Canvas& canvas, Point corner, double side, const Digits& digits, const CellSet& givens,
                const BoardStyle& style);

}  // namespace deduku::sheet
