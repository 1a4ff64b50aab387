#include "src/sheet/printed_board.hpp"

#include <algorithm>
#include <cmath>

#include "deduku/explain.hpp"
#include "src/core/spelling.hpp"
#include "src/draw/text_block.hpp"

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

constexpr double star_pitch = .92;  ///< of the size of the letters

/// "4 to 5 min"
std::string minutes_text(const Minutes& minutes, const present::Words& words) {
  return words
      .say("sheet.minutes." + std::string(name(minutes)),
           {{"lower", whole_minutes(minutes.lower)}, {"upper", whole_minutes(minutes.upper)}})
      .words();
}

/// "12. Sunday", or the part of it that exists.
std::string name_of(const PrintedPuzzle& puzzle, std::size_t index, const BookOptions& options) {
  std::string caption = options.first_number ? number_text(index, options) + "." : "";
  if (!caption.empty() && !puzzle.name.empty()) caption += ' ';
  return caption + puzzle.name;
}

/// The difficulty of a puzzle in words, "R 4.20"; "" if it is not displayed, or by stars.
std::string difficulty_text(const PrintedPuzzle& puzzle, Difficulty difficulty, const present::Words& words) {
  switch (difficulty) {
    case Difficulty::words:
      return puzzle.level ? std::string(level_name(*puzzle.level, words.style().language)) : "";
    case Difficulty::r:
      return puzzle.r ? words.say("sheet.r", {{"value", decimal(*puzzle.r, 100)}}).words() : "";
    case Difficulty::daily:
      return puzzle.daily ? words.say("sheet.daily." + std::string(name(*puzzle.daily))).words() : "";
    case Difficulty::work:
      return puzzle.work ? words.say("sheet.work", {{"value", std::to_string((*puzzle.work + 50) / 100)}}).words() : "";
    case Difficulty::minutes:
      return puzzle.minutes ? minutes_text(*puzzle.minutes, words) : "";
    case Difficulty::none:
    case Difficulty::stars:
      break;
  }
  return "";
}

}  // namespace

void draw_board(Canvas& canvas, Point corner, double side, const Digits& digits, const CellSet& givens,
                const BoardStyle& style) {
  draw_lines(canvas, corner, side, style.line_weight);
  draw_digits(canvas, corner, side, digits, givens, false, style);
  draw_digits(canvas, corner, side, digits, givens, true, style);
}

void draw_stars(Canvas& canvas, Point end, Level level, double size) {
  for (int i = 0; i < level_count; ++i) {
    const bool is_filled = i <= static_cast<int>(level);
    const Point middle = end - Point{(level_count - i - .5) * star_pitch * size, .36 * size};
    canvas.star(middle, .42 * size, is_filled, paper_colour(is_filled ? "ink" : "grid"));
  }
}

double width_of_stars(double size) {
  return level_count * star_pitch * size;
}

void draw_caption(PageWriter& writer, const PrintedPuzzle& puzzle, std::size_t index, Point corner,
                  const BoardPlaces& places, bool with_difficulty) {
  const double size = places.caption_size();
  const Point baseline = corner - Point{0, places.caption_distance()};
  const Point end = baseline + Point{places.side(), 0};
  const Difficulty difficulty = with_difficulty ? writer.options().difficulty : Difficulty::none;
  const bool has_stars = difficulty == Difficulty::stars && puzzle.level.has_value();
  const std::string note = difficulty_text(puzzle, difficulty, writer.words());
  const double width = has_stars      ? width_of_stars(size) + star_pitch * size
                       : note.empty() ? 0
                                      : draw::text_width(note, size) + size;
  const std::string name =
      draw::shortened(name_of(puzzle, index, writer.options()), places.side() - width, bold_width * size);
  if (!name.empty()) writer.text(baseline, name, size, Anchor::start, Weight::bold);
  if (has_stars) draw_stars(writer.canvas(), end, *puzzle.level, size);
  if (!note.empty()) writer.text(end, note, size, Anchor::end, Weight::regular, "ink-2");
}

}  // namespace deduku::sheet
