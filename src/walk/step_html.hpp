// The text of a step as HTML that is linked to its picture: each name of cells is an element that lists these cells and
// has the small shape of their role.
#pragma once

#include <string>

#include "deduku/step.hpp"
#include "deduku/text_style.hpp"

namespace deduku::walk {

/// The argument and its conclusion.
std::string step_html(const StepView& view, const TextStyle& style);

/// A hint of a level, 1..5; level 5 is the whole step.
std::string hint_html(const StepView& view, int level, const TextStyle& style);

}  // namespace deduku::walk
