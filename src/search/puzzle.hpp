// Solutions out of the order of the box search. The way in is the constructors of `Puzzle`.
#pragma once

#include "deduku/search.hpp"

namespace deduku::search {

/// The digits of cells that have one each. Written in place: to copy what was just written byte by byte takes as
/// long as an easy puzzle.
void write_solution(const BoxCells& cells, Solution& solution);

}  // namespace deduku::search
