// Where a chain from a candidate can lead to anything at all: asked before chains are followed.
//
// Whatever a chain or loop removes would, if it were true, imply that it is false. So only such candidates, the
// impossible ones, can be eliminated, and a chain has to end where it excludes some of them.
#pragma once

#include "deduku/grid.hpp"
#include "deduku/houses.hpp"

namespace deduku::facts {

/// What the ends of chains from one candidate can remove. `Reached(candidate, truth)` says what follows, by any number
/// of links, from the candidate being false.
template <class Reached>
class ChainProspects {
 public:
  ChainProspects(const Grid& grid, const CandidateSet& impossible, Candidate start, Reached reached)
      : grid_(grid), impossible_(impossible), start_(start), reached_(reached) {}

  /// Whether some chain could remove as many candidates. `false` is exact, `true` is not.
  bool has_end(int min_removals) const {
    return ends_in_its_cell(min_removals) || ends_at_a_partner(min_removals) ||
           (min_removals <= 2 && ends_at_another_digit());
  }

 private:
  /// A loop: the start is confirmed, or another digit of the cell is true, or false. In a bivalue cell the other digit
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

  /// The same digit is true elsewhere, and both ends see two or more.
  bool ends_at_a_partner(int min_removals) const {
    const Digit digit = start_.digit();
    const int least = std::max(2, min_removals);
    const CellSet eliminations = impossible_.cells(digit) & peers(start_.cell());
    if (eliminations.size() < least) return false;
    for (Cell end : grid_.cells(digit) - CellSet{start_.cell()}) {
      if ((eliminations & peers(end)).size() >= least && reached_({end, digit}, true)) return true;
    }
    return false;
  }

  /// Another digit is true in a cell seen, where each end loses the digit of the other.
  bool ends_at_another_digit() const {
    const CellSet ends = impossible_.cells(start_.digit()) & peers(start_.cell());
    if (ends.empty()) return false;
    for (Digit other : impossible_.digits(start_.cell()) - DigitSet{start_.digit()}) {
      for (Cell end : (ends & grid_.cells(other))) {
        if (reached_({end, other}, true)) return true;
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
