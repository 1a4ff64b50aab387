// The argument of exclusions in words: what excludes each combination of digits.
#pragma once

#include <string>

#include "deduku/step.hpp"
#include "src/present/words.hpp"

namespace deduku::present {

/// For each candidate that is eliminated, what excludes every combination with it. The body parts of the evidence are
/// the two or three cells, its petals what would be left without a digit, or would lose two digits: "If r1c1 is 1, r1c3 can
/// be neither 2 (r1c4 {12} would be left empty) nor 6 (r1c5 {16} would be left empty)". Without a full stop.
Text exclusions_text(const Grid& before, const Effects& effects, const Evidence& evidence, const Words& words);

}  // namespace deduku::present
