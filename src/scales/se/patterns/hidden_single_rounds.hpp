// Hidden singles in rounds: all that a grid has are filled at once.
//
// The ladder takes one after the other, that with the lowest rating first. Where the grid has a solution this comes to the same:
// a hidden single is true in every solution, so no other step takes it away, and it stays the only place in its house until it is
// filled. So the same cells are filled in the end, and one of a higher rating is needed exactly where those of lower ratings leave
// some over.
#pragma once

#include "deduku/board.hpp"
#include "src/scales/se/facts/se_state.hpp"

namespace deduku::se {

struct HiddenSingleRounds {
  int filled = 0;   ///< how many cells
  int first = 0;    ///< the rating of the first of them, in tenths; 0 without one
  int hardest = 0;  ///< the highest rating of those that were needed
};

/// Fills until there is no hidden single left. The board must have a solution, and no marks.
HiddenSingleRounds fill_hidden_singles(Board& board);
/// The same. Of a state that is complete then only `empty_cells` is to be relied on.
HiddenSingleRounds fill_hidden_singles(SeState& state);

}  // namespace deduku::se
