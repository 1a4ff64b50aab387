// Chains of the Sudoku Explainer scale as lines that are easy to follow.
#pragma once

#include <string>
#include <vector>

#include "deduku/se_step.hpp"
#include "src/present/words.hpp"

namespace deduku::present {

/// "r1c2=4 -> r1c7<>4 -> r5c7=4", "r5c7=4 + r6c1<>4 -> r6c2=4": a line begins anew with what rests on more than one thing.
std::vector<std::string> chain_lines(const SeChain& chain, const Words& words);

}  // namespace deduku::present
