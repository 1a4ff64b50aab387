// Counts of steps that searches also use.
#pragma once

#include "deduku/step.hpp"

namespace deduku {

/// The number of branches in the proof of a forcing chain or net.
int branch_count(const Step& step);

}  // namespace deduku
