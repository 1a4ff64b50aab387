// What a step does, in words.
#pragma once

#include "deduku/effects.hpp"
#include "src/present/words.hpp"

namespace deduku::present {

/// "r5c4 is 1": what is placed, as a clause; empty for nothing.
Text places_clause(const Effects& effects, const Words& words);
/// "r4c19 and r5c3 are not 1, and r1c2 is neither 2 nor 6": what is removed; empty for nothing.
Text removes_clause(const Effects& effects, const Words& words);
/// Both: all that a step does.
Text effects_clause(const Effects& effects, const Words& words);
/// "they are not 1": of cells that the sentence before has named, all of which lose the same digits.
Text removes_pronoun_clause(const Effects& effects, const Words& words);

}  // namespace deduku::present
