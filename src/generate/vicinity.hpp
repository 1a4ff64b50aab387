// The vicinity {-x+y} of a puzzle: all minimal puzzles that come of it when x givens are taken away and y others added.
#pragma once

#include "deduku/function_ref.hpp"
#include "deduku/search.hpp"

namespace deduku::generate {

/// Which vicinity.
struct VicinityWish {
  int removed = 1;  ///< 1 or more
  int added = 1;    ///< 1 or more
  /// Without some of its givens a puzzle may have millions of solutions. Where there are more than this, the givens are
  /// passed over.
  std::uint64_t most_solutions = 1U << 20;
};

/// How an enumeration ended.
struct VicinityResult {
  std::uint64_t found = 0;        ///< puzzles visited
  std::uint64_t passed_over = 0;  ///< sets of givens that leave too many solutions
  bool is_stopped = false;        ///< by the visitor
};

/// Calls `visit` with each minimal puzzle in the vicinity of the givens of a board until it returns false: none that is
/// equivalent to the puzzle itself or to one before. An added given is not one of those taken away, but may be another digit in its
/// cell. In the order of the cells: sets of givens taken away, then sets of givens added.
VicinityResult visit_vicinity(const Board& board, const VicinityWish& wish, FunctionRef<bool(const Board&)> visit);

}  // namespace deduku::generate
