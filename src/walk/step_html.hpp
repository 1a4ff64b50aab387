// A step as HTML that is linked to its picture: each name of cells in its text is an element that lists these cells and
// has the small shape of their role.
#pragma once

#include <string>
#include <vector>

#include "src/draw/picture.hpp"
#include "src/walk/step_text.hpp"

namespace deduku::walk {

/// An argument: sentences, and branches as numbered lists. A branch with many lines is folded after its first one. A
/// chain inside a chain is folded below the line that first needs it.
std::string argument_html(const std::vector<Paragraph>& argument, const draw::Picture& picture, Language language);

/// The argument and its conclusion.
std::string step_html(const StepView& view, const TextStyle& style);

/// A hint of a level, 1..5; level 5 is the whole step.
std::string hint_html(const StepView& view, int level, const TextStyle& style);

/// The parts of a picture and their meaning, as a list in HTML; "" if there are no parts. `id_prefix`: of the patterns
/// of the board.
std::string legend_html(const draw::Picture& picture, Language language, std::string_view id_prefix);

}  // namespace deduku::walk
