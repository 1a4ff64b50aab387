#include "src/sheet/printed_board.hpp"

#include <algorithm>
#include <cmath>

namespace deduku::sheet {

namespace {

using draw::board_size;

/// Line widths of a board at the size of two on a page. Smaller boards have thinner lines, but never so thin that a
/// printer loses them.
constexpr double wide_board = 84;
constexpr double thin = .2;
constexpr double thick = .6;
constexpr double frame = .8;
constexpr double thinnest = .15;

double line_width(double width, double side, double weight) {
  return std::max(thinnest, weight * width * std::clamp(std::sqrt(side / wide_board), .6, 1.3));
}

void draw_lines(Canvas& canvas, Point corner, double side, double weight) {
  for (const bool is_thick : {false, true}) {
    const Pen pen{line_width(is_thick ? thick : thin, side, weight), paper_colour(is_thick ? "box" : "ink-3")};
    for (int line = 1; line < 9; ++line) {
      if ((line % 3 == 0) != is_thick) continue;
      const double at = line * side / 9;
      canvas.line(corner + Point{at, 0}, corner + Point{at, side}, pen);
      canvas.line(corner + Point{0, at}, corner + Point{side, at}, pen);
    }
  }
  canvas.square(corner, side, 5 * side / board_size, {line_width(frame, side, weight), paper_colour("box")});
}

void draw_digits(Canvas& canvas, Point corner, double side, const Digits& digits, const CellSet& givens,
                 bool are_givens, const BoardStyle& style) {
  const double unit = side / board_size;
  const Type type{style.digit_size * unit, are_givens ? style.given_weight : Weight::regular, Anchor::middle,
                  paper_colour("ink")};
  const double baseline = draw::digit_baseline * style.digit_size / draw::digit_size;
  for (Cell cell : Cell::all()) {
    if (givens.contains(cell) != are_givens) continue;
    const char letter = static_cast<char>('0' + digits[cell]);
    const Point place = (draw::centre_of(cell) + Point{0, baseline}) * unit;
    if (letter != '0') canvas.text(corner + place, {&letter, 1}, type);
  }
}

}  // namespace

void draw_board(Canvas& canvas, Point corner, double side, const Digits& digits, const CellSet& givens,
                const BoardStyle& style) {
  draw_lines(canvas, corner, side, style.line_weight);
  draw_digits(canvas, corner, side, digits, givens, false, style);
  draw_digits(canvas, corner, side, digits, givens, true, style);
}

}  // namespace deduku::sheet
