// Solutions out of the order of the box search. The way in is the constructors of `Puzzle`.
#pragma once

#include "deduku/search.hpp"

namespace deduku::search {

/// The digits of cells that have one each.
Solution solution_of(const BoxCells& cells);

}  // namespace deduku::search
