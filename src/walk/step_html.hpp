// What is said of a step as HTML that is tied to its picture: each name of cells is an element that says which they are, and
// has the small shape of their role.
#pragma once

#include <string>

#include "deduku/step.hpp"
#include "deduku/text_style.hpp"

namespace deduku::walk {

/// The argument, and what follows from it.
std::string step_html(const StepView& view, const TextStyle& style);

/// A hint of a level, 1..5; from 5 on the step.
std::string hint_html(const StepView& view, int level, const TextStyle& style);

}  // namespace deduku::walk
