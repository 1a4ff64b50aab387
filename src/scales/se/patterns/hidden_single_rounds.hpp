// Hidden singles in rounds: all that a grid has are filled at once.
//
// The ladder takes one after the other, the lowest rating first. If the grid has a solution the result is the same: a
// hidden single is true in every solution, so no other step removes it, and it stays the only place in its house until
// it is filled. So the same cells are filled in the end, and one of a higher rating is needed exactly if those of lower
// ratings leave some over.
#pragma once

#include "deduku/board.hpp"
#include "src/scales/se/facts/se_state.hpp"

namespace deduku::se {

struct HiddenSingleRounds {
  int filled = 0;   ///< the number of cells
  int first = 0;    ///< the rating of the first of them, in tenths; 0 without one
  int hardest = 0;  ///< the highest rating that was needed
};

/// Fills until there is no hidden single left. The board must have a solution, and no marks.
HiddenSingleRounds fill_hidden_singles(Board& board);
/// The same for a state. Afterwards, in a completed state, only `empty_cells` is reliable.
HiddenSingleRounds fill_hidden_singles(SeState& state);

}  // namespace deduku::se
