// The reason why a single has no alternative, in words.
#pragma once

#include "deduku/step.hpp"
#include "src/present/words.hpp"

namespace deduku::present {

/// "the 3s in r2c7 and r8c1 rule out the other empty cells"; "its row has 1, 4 and 9, its box 5 and 7"; empty if
/// nothing is ruled out, and for steps that are not singles.
Value bars(const StepView& view, const Words& words);

}  // namespace deduku::present
