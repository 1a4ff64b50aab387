// All places of a walk as a list of links.
#pragma once

#include <string>

#include "deduku/walk.hpp"

namespace deduku::walk {

/// An ordered list in HTML: the puzzle, the steps, the end. Runs of singles are folded into a row each.
std::string step_list(const Walk& walk, const WalkOptions& options);

}  // namespace deduku::walk
