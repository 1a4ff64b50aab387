// Reasons in words: why a candidate is eliminated or placed (`reason_text`, a clause about the candidate, "it"), why a
// single has no alternative, why each combination of digits is excluded.
#pragma once

#include "deduku/step.hpp"
#include "src/present/words.hpp"

namespace deduku::present {

/// "the 3s in r2c7 and r8c1 rule out the other empty cells"; "its row has 1, 4 and 9, its box 5 and 7"; empty if
/// nothing is ruled out, and for steps that are not singles.
Value bars(const StepView& view, const Words& words);

/// For each eliminated candidate, the reason why every combination with it is excluded. The body parts of the evidence
/// are the two or three cells; its petals are the cells that would be left without a digit, or would lose two digits:
/// "If r1c1 is 1, r1c3 can be neither 2 (r1c4 {12} would be left empty) nor 6 (r1c5 {16} would be left empty)". Without
/// a full stop.
Text exclusions_text(const Grid& before, const Effects& effects, const Evidence& evidence, const Words& words);

}  // namespace deduku::present
