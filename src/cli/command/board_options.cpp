#include "src/cli/command/board_options.hpp"

#include <array>
#include <charconv>
#include <cstdlib>
#include <limits>
#include <string_view>

#include "src/cli/command/board_view.hpp"
#include "src/platform/console.hpp"
#include "src/platform/file.hpp"
#include "src/present/sentence.hpp"

namespace deduku::cli {

namespace {

/// The value of COLUMNS; 0 if it is not set or not valid.
int columns_of_environment() {
  const char* const value = std::getenv("COLUMNS");
  if (value == nullptr) return 0;
  const std::string_view text = value;
  int columns = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), columns);
  return error == std::errc() && end == text.data() + text.size() && columns > 0 ? columns : 0;
}

/// The maximal number of characters on a line of the output; unlimited if it is not a terminal.
int columns_of(const Output& out) {
  if (const int columns = columns_of_environment()) return columns;
  if (!out.is_terminal()) return std::numeric_limits<int>::max();
  return platform::columns_of_terminal(platform::standard_output).value_or(80);
}

std::string between_empty_lines(const std::string& board) {
  return board.empty() ? "" : "\n" + board + "\n";
}

}  // namespace

void BoardOptions::declare(Arguments& arguments) {
  arguments.group(OptionGroup::appearance);
  arguments.flag("--board", shows_board_, "Show the board before each step, with the pattern highlighted");
  declare_color(arguments);
}

void BoardOptions::declare_color(Arguments& arguments) {
  arguments.group(OptionGroup::appearance);
  arguments.choice("--color", color_, {"auto", "always", "never"},
                   "Use colours; auto: at a terminal, unless NO_COLOR is set");
}

void BoardOptions::apply(const GivenOptions& given, bool is_json, Output& out) const {
  if (is_json) given.refuse_idle({"json", "--board --color", "needs --format text"}, "json");
  if (color_ != "auto") out.set_colour(color_ == "always");
}

std::string BoardOptions::board(const draw::Picture& picture, const Output& out, const TextStyle& style) const {
  return shows_board_ ? drawn(picture, out, style) : "";
}

std::string BoardOptions::drawn(const draw::Picture& picture, const Output& out, const TextStyle& style) const {
  return between_empty_lines(board_view(picture, {out.has_colour(), columns_of(out), style}));
}

std::string BoardOptions::board(const Grid& grid, const HintSight& sight, const Output& out,
                                const TextStyle& style) const {
  if (!shows_board_) return "";
  draw::Picture picture = draw::picture_of(grid);
  for (House house : sight.houses) picture.houses.push_back({house, draw::HouseUse::base});
  return between_empty_lines(board_view(picture, {out.has_colour(), columns_of(out), style, sight.digit, sight.cells}));
}

std::string with_painted_effects(const present::Text& text, const Effects& effects, const Output& out) {
  const present::Span* last = nullptr;
  for (const present::Span& span : text.spans()) {
    if (span.kind == present::Span::Kind::effects && span.size > 0) last = &span;
  }
  if (last == nullptr) return text;
  const Paint paint = effects.removes.empty() ? Paint::good : Paint::bad;
  return text.words().substr(0, last->begin) + out.painted(paint, std::string(text.words_of(*last))) +
         text.words().substr(last->end());
}

std::string painted_sentence(const StepView& view, const std::optional<std::string>& cost, const TextStyle& style,
                             const Output& out) {
  const present::Words words(style);
  const std::string technique = step_name(view, style.language);
  const present::Text sentence = present::sentence_of(view, words);
  const present::Text text =
      cost ? words.say("cli.rated_step", {{"technique", technique}, {"rating", *cost}, {"sentence", sentence}})
           : words.say("cli.step", {{"technique", technique}, {"sentence", sentence}});
  return with_painted_effects(text, view.step.effects, out);
}

}  // namespace deduku::cli
