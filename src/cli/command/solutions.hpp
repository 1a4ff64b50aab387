// Questions to the search that several subcommands ask.
#pragma once

#include <vector>

#include "deduku/search.hpp"

namespace deduku::cli {

/// Up to two solutions: enough to tell none, one and several apart.
std::vector<Solution> two_solutions(const Grid& grid, const search::Backend& backend);

/// The puzzle alone: the givens of a board without what a player added.
Board givens_only(const Board& board);

}  // namespace deduku::cli
