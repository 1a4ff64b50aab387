// A picture from top to bottom: the name of the step, the board, the legend, the sentence.
#include "deduku/draw.hpp"

#include <algorithm>

#include "deduku/explain.hpp"
#include "src/draw/board_drawing.hpp"
#include "src/draw/legend.hpp"
#include "src/draw/picture.hpp"
#include "src/draw/text_block.hpp"
#include "src/draw/tokens.hpp"
#include "src/present/phrases.hpp"
#include "src/present/proved_premises.hpp"
#include "src/present/words.hpp"

namespace deduku {

using present::with_signs;

namespace {

using namespace draw;

constexpr double title_height = 64;
constexpr double title_size = 36;
constexpr double sentence_size = 26;
constexpr double line_height = 38;
/// The margin around a picture that is not part of a page.
constexpr double paper_margin = 16;
/// If a sentence has more lines, the picture gives the number of missing ones.
constexpr std::size_t most_lines = 40;

/// The text around a board; "" for none.
struct Words {
  std::string name;  ///< for screen readers
  std::string title{};
  std::string sentence{};
};

double write_sentence(SvgWriter& svg, std::string_view sentence, Language language, double top) {
  std::vector<TextLine> lines = wrapped(sentence, board_size, sentence_size);
  if (lines.size() > most_lines) {
    const std::size_t missing = lines.size() - most_lines + 1;
    lines.resize(most_lines - 1);
    lines.push_back({present::Words({language}).say("legend.more_lines", {{"lines", present::counted(missing)}}), 0});
  }
  svg.begin("g", {{"class", "say"}, {"text-anchor", "start"}});
  for (const TextLine& line : lines) {
    svg.text("text", {{"x", line.indent}, {"y", top + .72 * line_height}}, line.text);
    top += line_height;
  }
  svg.end();
  return top;
}

/// Writes the board and the text around it; returns the bottom edge.
double write_body(SvgWriter& svg, const Picture& picture, const Words& words, const BoardStyle& board,
                  const DrawOptions& options) {
  if (!words.title.empty()) {
    const double baseline = -margin_before(options.coordinates) - 24;
    const double size = std::min(title_size, title_size * board_size / text_width(words.title, title_size));
    std::string style = "font-size:";
    append_number(style, size);
    svg.text("text",
             {{"class", "title"}, {"x", 0.0}, {"y", baseline}, {"text-anchor", "start"}, {"style", style + "px"}},
             words.title);
  }
  write_board(svg, picture, board);
  double bottom = board_size + margin_behind;
  if (options.legend) {
    bottom = write_legend(svg, picture, options.text.language, options.id_prefix, bottom + 8);
  }
  if (!words.sentence.empty())
    bottom = write_sentence(svg, words.sentence, options.text.language, bottom + 6) + margin_behind;
  return bottom;
}

std::string view_box(Point corner, double width, double height) {
  std::string text;
  for (double number : {corner.x, corner.y, width, height}) {
    if (!text.empty()) text += ' ';
    append_number(text, number);
  }
  return text;
}

/// The body is written first: its length and its classes determine the head.
std::string document(const Picture& picture, const Words& words, const BoardStyle& board, const DrawOptions& options) {
  SvgWriter body;
  const double bottom = write_body(body, picture, words, board, options);
  const bool is_whole = options.style_sheet == StyleSheet::own;
  const double paper = is_whole ? paper_margin : 0;
  const double margin = margin_before(options.coordinates);
  const Point corner{-margin - paper, -margin - (words.title.empty() ? 0 : title_height) - paper};
  const double width = board_size + margin_behind + paper - corner.x;
  const double height = bottom + paper - corner.y;
  SvgWriter svg;
  const std::string box = view_box(corner, width, height);
  if (is_whole) {
    svg.begin("svg", {{"xmlns", "http://www.w3.org/2000/svg"},
                      {"class", "board"},
                      {"viewBox", box},
                      {"role", "img"},
                      {"aria-label", words.name},
                      {"font-family", font_family},
                      {"text-anchor", "middle"}});
  } else {
    svg.begin("svg", {{"class", "board"}, {"viewBox", box}, {"aria-hidden", "true"}, {"text-anchor", "middle"}});
  }
  if (is_whole) {
    SvgWriter page;
    page.element("rect", {{"class", "page"}, {"x", corner.x}, {"y", corner.y}, {"width", width}, {"height", height}});
    svg.begin("style");
    svg.raw(style_sheet_for(page.written(), options.theme));
    svg.raw(style_sheet_for(body.written(), options.theme));
    svg.end();
    svg.raw(page.take());
  }
  svg.raw(body.take());
  svg.end();
  return svg.take();
}

BoardStyle board_style(const DrawOptions& options) {
  return {.id_prefix = options.id_prefix,
          .coordinates = options.coordinates,
          .marks = options.marks,
          .notation = options.text.notation,
          .letters_as_lists = options.style_sheet == StyleSheet::page};
}

/// The premises that the proof of a step uses, or all that the step names if the checker has no proof.
Picture picture_of_premises(const StepView& view) {
  const std::optional<Premises> proved = present::proved_premises(view);
  return picture_of(view.before, proved ? *proved : premises_of(view), view.step.effects);
}

}  // namespace

std::string draw_step(const StepView& view, const DrawOptions& options) {
  const std::string name = step_name(view, options.text.language);
  Words words{.name = name + ": " + with_signs(effects_text(view.step.effects, options.text))};
  if (options.title) words.title = name;
  if (options.sentence) words.sentence = with_signs(sentence(view, options.text));
  BoardStyle board = board_style(options);
  board.because = [&](Candidate removed) {
    const Effects effect{.removes = {removed}};
    const std::string reason = reason_text(view, removed, options.text);
    return with_signs(effects_text(effect, options.text) + (reason.empty() ? "" : ": " + reason));
  };
  return document(options.premises ? picture_of_premises(view) : picture_of(view), words, board, options);
}

std::string draw_hint(const StepView& view, int level, const DrawOptions& options) {
  if (level >= 5) return draw_step(view, options);
  DrawOptions bare = options;
  bare.legend = false;
  Words words{.name = with_signs(hint_text(view, level, options.text))};
  if (options.sentence) words.sentence = words.name;
  return document(picture_of_hint(view, level), words, board_style(options), bare);
}

std::string draw_grid(const Grid& grid, const DrawOptions& options) {
  DrawOptions bare = options;
  bare.legend = false;
  return document(picture_of(grid), {.name = "Sudoku"}, board_style(options), bare);
}

}  // namespace deduku
