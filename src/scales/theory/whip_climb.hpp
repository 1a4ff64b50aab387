// The whip rating: the length of whips needed to solve a puzzle.
#pragma once

#include "deduku/theory.hpp"
#include "src/scales/theory/whip_rounds.hpp"

namespace deduku::theory {

/// Solves a puzzle by whips one by one: each time it takes the first candidate, in an order of candidates, among those
/// with a whip of the least available length; then singles, then again from length 1.
///
/// An elimination can remove a candidate that a later whip needs on its left, so the choice and order of whips
/// occasionally decides the length of others. Forwards is the order of the reference figures; in another orientation
/// one hard puzzle in some hundreds has another figure.
template <bool grouped>
class WhipClimb {
 public:
  explicit WhipClimb(Budget& budget) : budget_(&budget), rounds_(budget) {}

  /// The rating of a state at rest; `spared`: the solution. Calls `report(state, target, round)` for each elimination,
  /// while `rounds().search()` holds its whip.
  template <class Report>
  TheoryFigure rate(trial::TheoryState state, const trial::LabelSet& spared, int limit, WhipOrder order,
                    Report&& report);

  WhipRounds<grouped>& rounds() { return rounds_; }

 private:
  TheoryFigure status_of_end(int rating) const;

  Budget* budget_;
  WhipRounds<grouped> rounds_;
};

template <bool grouped>
template <class Report>
TheoryFigure WhipClimb<grouped>::rate(trial::TheoryState state, const trial::LabelSet& spared, int limit,
                                      WhipOrder order, Report&& report) {
  int rating = 0;
  for (int round = 1; true; ++round) {
    std::optional<Candidate> first;
    const int length = rounds_.find_shortest(state, spared, limit, order, [&](Candidate target) {
      first = target;
      report(state, target, round);
      return false;
    });
    if (length == 0) return status_of_end(rating);
    rating = std::max(rating, length);
    state.left.erase(*first);
    if (trial::close(state) == trial::TheoryOutcome::solved) return {rating, Outcome::solved};
  }
}

template <bool grouped>
TheoryFigure WhipClimb<grouped>::status_of_end(int rating) const {
  if (budget_->is_over()) return {std::max(rating, rounds_.reached()), budget_->ending()};
  if (!rounds_.ended_early()) return {0, Outcome::stuck};
  return TheoryFigure::above(rounds_.reached());
}

}  // namespace deduku::theory
