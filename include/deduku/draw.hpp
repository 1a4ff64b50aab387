// Pictures of grids and steps as SVG: the board, the pencil marks, and why a step follows.
#pragma once

#include <cstdint>
#include <string>

#include "deduku/export.h"
#include "deduku/step.hpp"
#include "deduku/text_style.hpp"

namespace DEDUKU_API deduku {

/// The colours of a picture. `automatic` is light or dark, as the system of the reader says; `print` is grey, and
/// distinguishes everything by shape and hatching.
enum class Theme : std::uint8_t { light, dark, print, automatic };

/// Where the style sheet of a picture stands. `own`: in the picture, which is whole by itself. `page`: in the page that
/// holds the picture, once for all (`draw_style_sheet`); so does the font, and the picture is decoration there: the page
/// says in words what it shows. Its letters stand in lists of places, which browsers know and `rsvg-convert` does not.
enum class StyleSheet : std::uint8_t { own, page };

struct DrawOptions {
  Theme theme = Theme::light;  ///< of no effect where the page has the style sheet
  StyleSheet style_sheet = StyleSheet::own;
  TextStyle text{};
  bool marks = true;        ///< the candidates; a board without them shows no step
  bool coordinates = true;  ///< the numbers of rows and columns next to the board
  bool title = true;        ///< above the board: what the step is called
  bool legend = true;       ///< below the board: what each shape means
  bool sentence = true;     ///< below that: the argument
  /// Instead of the pattern what the proof of the step uses, its premises: cells that have a digit, places of which one
  /// holds the digit, and candidates that were gone before.
  bool premises = false;
  /// What the ids in the picture begin with: where several stand in one page, each needs a prefix of its own.
  std::string id_prefix{};
};

/// A step of any ladder as an SVG document: what the pattern is, what it rests on, and what it removes. The same step and
/// options give the same text.
std::string draw_step(const StepView& view, const DrawOptions& options = {});
/// What a hint of a level, 1..5, lets see of a step: as much as its text says, which stands below; from 5 on the step.
std::string draw_hint(const StepView& view, int level, const DrawOptions& options = {});
/// A grid with its candidates; there is no title, legend or sentence.
std::string draw_grid(const Grid& grid, const DrawOptions& options = {});

/// The style sheet for a page with pictures that have none of their own, as CSS. Colours are custom properties
/// (`--core-tint`); they follow the system of the reader unless the root element says otherwise by `data-theme`
/// ("light", "dark", "print"). On paper they are those of `print`.
std::string draw_style_sheet();

}  // namespace deduku
