// How hard each step of a walk is, as a curve of bars.
#pragma once

#include <string>

#include "deduku/walk.hpp"

namespace deduku::walk {

/// An SVG: a bar a step, as high as its cost; thin lines where levels begin; a ring below a step that alone was as cheap.
/// All lengths are shares of its size, so that it may be as wide as there is room.
std::string difficulty_curve(const Walk& walk, Language language);

}  // namespace deduku::walk
