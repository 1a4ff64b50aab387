#include "src/sheet/captions.hpp"

#include "deduku/explain.hpp"
#include "src/draw/text_block.hpp"

namespace deduku::sheet {

namespace {

constexpr double star_pitch = .92;  ///< of the size of the letters

/// "4.20" for 420.
std::string in_points(int hundredths) {
  return std::to_string(hundredths / 100) + "." + std::to_string(100 + hundredths % 100).substr(1);
}

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

}  // namespace

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

std::string difficulty_text(const PrintedPuzzle& puzzle, Difficulty difficulty, const present::Words& words) {
  switch (difficulty) {
    case Difficulty::words:
      return puzzle.level ? std::string(level_name(*puzzle.level, words.style().language)) : "";
    case Difficulty::r:
      return puzzle.r ? words.say("sheet.r", {{"value", in_points(*puzzle.r)}}).words() : "";
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
