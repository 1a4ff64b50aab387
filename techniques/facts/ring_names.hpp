// The common names of short continuous loops: each is the loop that a wing becomes if its ends exclude each other.
#pragma once

#include "deduku/step.hpp"

namespace deduku::facts {

/// "M-Ring" and the like for a step whose chain is such a loop, or a wing whose ends exclude each other; else "".
std::string_view ring_name(const StepView& view);

}  // namespace deduku::facts
