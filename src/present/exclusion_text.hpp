// The argument of exclusions in words: the reason why each combination of digits is excluded.
#pragma once

#include <string>

#include "deduku/step.hpp"
#include "src/present/words.hpp"

namespace deduku::present {

/// For each eliminated candidate, the reason why every combination with it is excluded. The body parts of the evidence
/// are the two or three cells; its petals are the cells that would be left without a digit, or would lose two digits:
/// "If r1c1 is 1, r1c3 can be neither 2 (r1c4 {12} would be left empty) nor 6 (r1c5 {16} would be left empty)". Without
/// a full stop.
Text exclusions_text(const Grid& before, const Effects& effects, const Evidence& evidence, const Words& words);

}  // namespace deduku::present
