// Branches of forcing arguments as text.
#pragma once

#include <vector>

#include "deduku/step.hpp"
#include "src/present/words.hpp"

namespace deduku::present {

/// The candidates that branches begin with: the alternatives.
CandidateSet beginnings_of(const Branches& branches);
/// "r4c1=7", "7 in r4c12" (one of them), "r4c12<>7".
Text node_text(const BranchNode& node, const Words& words);
/// The nodes of a branch, each conclusion once: "r9c3=7 -> r89c1<>7 -> r4c1=7". A line begins with its sources; "(2)"
/// is the conclusion of branch 2, counted from 1.
std::vector<Text> branch_lines(const Branch& branch, const Words& words);
/// Branches, a number and some lines each, below the argument: "\n  1. r9c3=7 -> ...\n  2. ...\n"; for a single branch
/// each line has a number.
Text numbered(const std::vector<std::vector<Text>>& branches);
/// All branches, nested ones first: no line refers to a later one. If one proves a fact that another one needs, its
/// first line states the fact, and its last one the impossibility.
Text branches_text(const StepView& view, const Words& words);
/// "r9c3 is 7", "r9c3 is not 7".
Text statement(const BranchNode& node, const Words& words);
/// The assumption of the first branch: "r9c3 is 7"; empty without branches.
Text assumption_text(const Branches& branches, const Words& words);
/// The impossibility at the end of a branch, or of the first branch of a step: "r1c7 would be both 7 and 8".
Text impossible_text(const Grid& grid, const Branch& branch, const Evidence& evidence, const Words& words);
Text impossible_text(const StepView& view, const Words& words);

}  // namespace deduku::present
