// The visible part of a step before it is revealed.
#pragma once

#include "src/draw/picture.hpp"

namespace deduku::draw {

/// The picture for a hint of a level, 1..4, which reveals as much as its text: the houses or the digit to look at; from
/// level 4 on the pattern with its roles, without its links and its conclusion.
Picture picture_of_hint(const StepView& view, int level);

}  // namespace deduku::draw
