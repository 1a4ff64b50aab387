// Pictures of grids and steps as SVG: the board, the pencil marks, and the argument of a step.
#pragma once

#include <cstdint>
#include <string>

#include "deduku/export.h"
#include "deduku/step.hpp"
#include "deduku/text_style.hpp"

namespace DEDUKU_API deduku {

/// The colours of a picture. `automatic` is light or dark, as set in the system of the reader; `print` is grey, and
/// distinguishes everything by shape and hatching.
enum class Theme : std::uint8_t { light, dark, print, automatic };

/// The location of the style sheet of a picture. `own`: in the picture, which is self-contained. `page`: in the page
/// that contains the picture, once for all pictures (`draw_style_sheet`). Then the font is also in the page, and the
/// picture is decoration: the page describes its content in words. The coordinates of its letters are lists, which
/// browsers support and `rsvg-convert` does not.
enum class StyleSheet : std::uint8_t { own, page };

struct DrawOptions {
  Theme theme = Theme::light;  ///< no effect if the page has the style sheet
  StyleSheet style_sheet = StyleSheet::own;
  TextStyle text{};
  bool marks = true;        ///< the candidates; a board without them shows no step
  bool coordinates = true;  ///< the numbers of rows and columns next to the board
  bool title = true;        ///< above the board: the name of the step
  bool legend = true;       ///< below the board: the meaning of each shape
  bool sentence = true;     ///< below that: the argument
  /// Shows, instead of the pattern, the premises that the proof of the step uses: cells that have a digit, cells of
  /// which one holds the digit, and candidates that are already eliminated.
  bool premises = false;
  /// The prefix of the ids in the picture: if a page has several pictures, each needs its own prefix.
  std::string id_prefix{};
};

/// A step of any ladder as an SVG document: its pattern, its premises and its eliminations. The same step and options
/// give the same text.
std::string draw_step(const StepView& view, const DrawOptions& options = {});
/// The part of a step that a hint of a level, 1..5, reveals: as much as its text, which is below; from 5 on the whole
/// step.
std::string draw_hint(const StepView& view, int level, const DrawOptions& options = {});
/// A grid with its candidates, without title, legend or sentence.
std::string draw_grid(const Grid& grid, const DrawOptions& options = {});

/// The style sheet for a page with pictures that have none of their own, as CSS. Colours are custom properties
/// (`--core-tint`); they follow the system of the reader unless the root element sets `data-theme` ("light", "dark",
/// "print"). On paper they are those of `print`.
std::string draw_style_sheet();

}  // namespace deduku
