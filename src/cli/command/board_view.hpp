// The board at a terminal, with what matters in a step: in colour, or told apart by brackets.
#pragma once

#include <optional>
#include <string>

#include "deduku/text_style.hpp"
#include "src/draw/picture.hpp"

namespace deduku::cli {

struct BoardViewOptions {
  bool has_colour = false;
  /// How many characters a line may have.
  int columns = 80;
  TextStyle style{};
  /// What a hint lets see, where the picture is that of a grid alone: a digit in all its places, or whole cells.
  std::optional<Digit> lit_digit{};
  CellSet lit_cells{};
};

/// The board with its candidates, drawn with lines, and a legend below it. Where that is too wide, and the step is about
/// one digit, only that digit; "" where that is too wide, too. Ends with a newline.
std::string board_view(const draw::Picture& picture, const BoardViewOptions& options);

}  // namespace deduku::cli
