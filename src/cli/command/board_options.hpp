// The appearance of steps at a terminal: the options --board and --color.
#pragma once

#include <optional>
#include <string>

#include "deduku/explain.hpp"
#include "src/cli/command/arguments.hpp"
#include "src/cli/command/given_options.hpp"
#include "src/cli/io/output.hpp"
#include "src/draw/picture.hpp"
#include "src/present/marked_text.hpp"

namespace deduku::cli {

class BoardOptions {
 public:
  void declare(Arguments& arguments);
  /// --color alone, for subcommands that always show a board.
  void declare_color(Arguments& arguments);
  /// Sets whether the output is in colour. Call it before anything is written. Throws `Failure` if the user gave one of
  /// the options and requested JSON.
  void apply(const GivenOptions& given, bool is_json, Output& out) const;

  bool shows_board() const { return shows_board_; }
  /// The board of a picture between empty lines; "" without --board or if the terminal is too narrow.
  std::string board(const draw::Picture& picture, const Output& out, const TextStyle& style = {}) const;
  /// The board of a picture between empty lines, with or without --board; "" if the terminal is too narrow.
  std::string drawn(const draw::Picture& picture, const Output& out, const TextStyle& style = {}) const;
  /// A grid for a hint between empty lines. It reveals no more than the text of the hint.
  std::string board(const Grid& grid, const HintSight& sight, const Output& out, const TextStyle& style) const;

 private:
  bool shows_board_ = false;
  std::string color_ = "auto";
};

/// The text with the effects of a step in colour, at their last mention, if colours are wanted.
std::string with_painted_effects(const present::Text& text, const Effects& effects, const Output& out);

/// A step in words, with its effects in colour: "XY-Wing: If ...". With its cost, if `cost` is given: "XY-Wing (4.2):
/// If ...".
std::string painted_sentence(const StepView& view, const std::optional<std::string>& cost, const TextStyle& style,
                             const Output& out);

}  // namespace deduku::cli
