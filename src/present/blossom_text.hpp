// A blossom on guardians as the chain that experts write: "(2)r78c2 = (6)r8c6 - (6=2)r8c5".
#pragma once

#include "deduku/explain.hpp"
#include "src/present/words.hpp"

namespace deduku::present {

/// The argument of a Unique Blossom as a chain from one place of the eliminated digit to another: the guardians with
/// this digit or a petal, then the other guardians, then a petal. Empty if the argument has more than two alternatives
/// or eliminates several digits, because that is not a chain.
Value blossom_chain(const StepView& view, const Words& words);

}  // namespace deduku::present
