// Questions to the search that several subcommands ask.
#pragma once

#include "src/search/admission.hpp"

namespace deduku::cli {

using search::two_solutions;

/// The puzzle alone: the givens of a board without what a player added.
Board givens_only(const Board& board);

}  // namespace deduku::cli
