// A cheap test whether any chain from a candidate can eliminate something, before chains are followed.
//
// Any candidate that a chain or loop removes would, if it were true, imply that it is false. So only such candidates,
// the impossible ones, can be eliminated, and a chain must end at nodes that exclude some of them.
#pragma once

#include "deduku/grid.hpp"
#include "deduku/houses.hpp"

namespace deduku::facts {

/// The possible eliminations by the ends of chains from one candidate, the start. `Reached(candidate, truth)` returns
/// whether that claim follows, by any number of links, if the start is false.
template <class Reached>
class ChainProspects {
 public:
  ChainProspects(const Grid& grid, const CandidateSet& impossible, Candidate start, Reached reached)
      : grid_(grid), impossible_(impossible), start_(start), reached_(reached) {}

  /// Whether some chain could remove at least `min_removals` candidates, or `min_between_cells` for a chain between two
  /// cells. `false` is exact, `true` is not.
  bool has_end(int min_removals, int min_between_cells) const {
    const int least = std::max(min_removals, min_between_cells);
    return ends_in_its_cell(min_removals) || ends_at_a_partner(least) || ends_at_another_digit(least);
  }

 private:
  /// A loop: the start is confirmed, or another digit of the cell is true or false. In a bivalue cell the other digit
  /// is true without a loop.
  bool ends_in_its_cell(int min_removals) const {
    const Cell cell = start_.cell();
    const DigitSet digits = grid_.candidates(cell);
    if (reached_(start_, true) && digits.size() > min_removals) return true;
    for (Digit digit : digits - DigitSet{start_.digit()}) {
      const Candidate other(cell, digit);
      if (digits.size() > 2 && reached_(other, true)) return impossible_.size() >= min_removals;
      if (min_removals <= 1 && impossible_.contains(other) && reached_(other, false)) return true;
    }
    return false;
  }

  /// The same digit is true elsewhere, and both ends see at least `least` impossible candidates.
  bool ends_at_a_partner(int least) const {
    const Digit digit = start_.digit();
    const CellSet eliminations = impossible_.cells(digit) & peers(start_.cell());
    if (eliminations.size() < least) return false;
    for (Cell end : grid_.cells(digit) - CellSet{start_.cell()}) {
      if ((eliminations & peers(end)).size() >= least && reached_({end, digit}, true)) return true;
    }
    return false;
  }

  /// Another digit is true in a cell seen, and each end loses the digit of the other.
  bool ends_at_another_digit(int least) const {
    const CellSet losing = impossible_.cells(start_.digit()) & peers(start_.cell());
    const DigitSet lost = impossible_.digits(start_.cell()) - DigitSet{start_.digit()};
    if ((losing.empty() ? 0 : 1) + (lost.empty() ? 0 : 1) < least) return false;
    for (Digit other : ~DigitSet{start_.digit()}) {
      for (Cell end : grid_.cells(other) & peers(start_.cell())) {
        const int removals = (losing.contains(end) ? 1 : 0) + (lost.contains(other) ? 1 : 0);
        if (removals >= least && reached_({end, other}, true)) return true;
      }
    }
    return false;
  }

  const Grid& grid_;
  const CandidateSet& impossible_;
  Candidate start_;
  Reached reached_;
};

}  // namespace deduku::facts
