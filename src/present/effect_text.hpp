// The effects of a step, in words.
#pragma once

#include "deduku/effects.hpp"
#include "src/present/words.hpp"

namespace deduku::present {

/// "r5c4 is 1": the placements, as a clause; empty for none.
Text places_clause(const Effects& effects, const Words& words);
/// "r4c19 and r5c3 are not 1, and r1c2 is neither 2 nor 6": the removals; empty for none.
Text removes_clause(const Effects& effects, const Words& words);
/// Both: all effects of a step.
Text effects_clause(const Effects& effects, const Words& words);
/// "they are not 1": for cells named in the sentence before, all of which lose the same digits.
Text removes_pronoun_clause(const Effects& effects, const Words& words);

}  // namespace deduku::present
