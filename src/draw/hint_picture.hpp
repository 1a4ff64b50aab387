// What there is to see of a step before it is shown.
#pragma once

#include "src/draw/picture.hpp"

namespace deduku::draw {

/// What a hint of a level, 1..4, lets see of a step, as much as its text tells: the houses or the digit where to look; from
/// level 4 on the pattern with its roles, without what links them and what follows.
Picture picture_of_hint(const StepView& view, int level);

}  // namespace deduku::draw
