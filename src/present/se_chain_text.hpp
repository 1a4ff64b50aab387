// Chains of the Sudoku Explainer scale as lines that are easy to follow.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "deduku/se_step.hpp"
#include "src/present/words.hpp"

namespace deduku::present {

/// "r1c2=4 -> r1c7<>4 -> r5c7=4", "r5c7=4 + r1c2=4 -> r6c13<>4 -> r6c2=4": what stands before an arrow implies what follows
/// it. A line begins with what it rests on. `before_inner`: how many chains stand before the chains inside of it, so that
/// "(chain 3)" names one of them by its number; without it there is just "(chain)".
std::vector<std::string> chain_lines(const SeChain& chain, const Words& words,
                                     std::optional<std::size_t> before_inner = {});

}  // namespace deduku::present
