// The board at a terminal, with the important parts of a step highlighted: by colour or by brackets.
#pragma once

#include <optional>
#include <string>

#include "deduku/text_style.hpp"
#include "src/draw/picture.hpp"

namespace deduku::cli {

struct BoardViewOptions {
  bool has_colour = false;
  /// The maximal number of characters on a line.
  int columns = 80;
  TextStyle style{};
  /// The part that a hint reveals in a picture of a grid alone: a digit in all its places, or whole cells.
  std::optional<Digit> lit_digit{};
  CellSet lit_cells{};
};

/// The board with its candidates, drawn with lines, and a legend below it. If that is too wide and the step is about
/// one digit, only that digit is drawn; "" if that is also too wide. Ends with a newline.
std::string board_view(const draw::Picture& picture, const BoardViewOptions& options);

}  // namespace deduku::cli
