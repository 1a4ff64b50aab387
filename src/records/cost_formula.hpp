// The cost of a step in words: "6.60 + 0.15 for every 2 links beyond 4, at most 7.80".
#pragma once

#include <string>

#include "deduku/ladder.hpp"
#include "deduku/text_style.hpp"

namespace deduku::records {

/// The cost of the steps of a rung: the cost of the rung, the surcharge, and the highest sum if no condition bounds it.
std::string cost_formula(const Rung& rung, Language language);

}  // namespace deduku::records
