// The parts of the page of a walk other than its pictures.
#pragma once

#include <string>

#include "deduku/walk.hpp"

namespace deduku::walk {

/// The difficulty of each step as an SVG, a curve of bars: one bar per step, with its cost as height; thin lines where
/// levels begin; a ring below a step if no other was as cheap. All lengths are shares of its size, so that it can have
/// any width.
std::string difficulty_curve(const Walk& walk, Language language);

/// All places of a walk as links, an ordered list in HTML: the puzzle, the steps, the end. Runs of singles are folded
/// into a row each.
std::string step_list(const Walk& walk, const WalkOptions& options);

/// The data for the script of the page, a JSON object: `places`, in the order of the page, each with its description
/// and its board as text; the names of rows and columns; `words` for buttons. It is safe in a script element.
std::string page_data(const Walk& walk, const WalkOptions& options);

}  // namespace deduku::walk
