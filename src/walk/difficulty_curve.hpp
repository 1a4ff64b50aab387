// The difficulty of each step of a walk, as a curve of bars.
#pragma once

#include <string>

#include "deduku/walk.hpp"

namespace deduku::walk {

/// An SVG: one bar per step, with its cost as height; thin lines where levels begin; a ring below a step if no other
/// was as cheap. All lengths are shares of its size, so that it can have any width.
std::string difficulty_curve(const Walk& walk, Language language);

}  // namespace deduku::walk
