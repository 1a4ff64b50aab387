// The whip rating: how long whips must be to solve a puzzle.
#pragma once

#include "deduku/theory.hpp"
#include "src/scales/theory/whip_rounds.hpp"

namespace deduku::theory {

/// Solves a puzzle by whips, the shortest first.
///
/// An elimination can take away a candidate that a later whip needs on its left, so which whips are used, and
/// in which order, decides how long others must be. On each state all of the least length are used together,
/// which is the same in every orientation of the puzzle. Where the greatest length is only needed because a
/// candidate was eliminated too early, the climb is tried again with each candidate in turn kept as long as
/// there is anything else to do.
template <bool grouped>
class WhipClimb {
 public:
  explicit WhipClimb(Work& work) : work_(&work), rounds_(work), braids_(work) {}

  /// The rating of a state at rest; `spared`: the solution. Calls `tell(state, target, round)` for each
  /// elimination of the best climb, when `rounds().search()` holds it.
  template <class Tell>
  TheoryFigure rate(const State& state, const LabelSet& spared, int limit, Tell&& tell) {
    const TheoryFigure figure = rate(state, spared, limit);
    if (figure.status == TheoryStatus::found) (void)climb(state, spared, figure.value, kept_, tell);
    return figure;
  }
  TheoryFigure rate(const State& state, const LabelSet& spared, int limit);

  WhipRounds<grouped>& rounds() { return rounds_; }

 private:
  template <class Tell>
  TheoryFigure climb(State state, const LabelSet& spared, int limit, std::optional<Candidate> kept,
                     Tell&& tell);
  TheoryFigure climb(const State& state, const LabelSet& spared, int limit, std::optional<Candidate> kept) {
    return climb(state, spared, limit, kept, [](const State&, Candidate, int) {});
  }
  bool might_be_less(const State& state, const LabelSet& spared, int rating);
  TheoryFigure status_of_end(int rating) const;

  Work* work_;
  WhipRounds<grouped> rounds_;
  BraidSearch<grouped> braids_;
  std::optional<Candidate> kept_;  ///< in the best climb
  State before_longest_;           ///< where the climb first needed its greatest length
  LabelSet targets_;               ///< of the present round
  LabelSet eliminated_;            ///< all targets up to there
};

template <bool grouped>
template <class Tell>
TheoryFigure WhipClimb<grouped>::climb(State state, const LabelSet& spared, int limit,
                                       std::optional<Candidate> kept, Tell&& tell) {
  int rating = 0;
  LabelSet eliminated;
  for (int round = 1; true; ++round) {
    LabelSet untried = spared;
    if (kept) untried.insert(*kept);
    targets_ = {};
    const int length = rounds_.find_shortest(state, untried, limit, [&](Candidate target) {
      targets_.insert(target);
      tell(state, target, round);
    });
    if (length == 0) {
      if (!kept || work_->is_spent()) return status_of_end(rating);
      kept.reset();
      continue;
    }
    if (length > rating) {
      rating = length;
      before_longest_ = state;
      eliminated_ = eliminated;
    }
    eliminated |= targets_;
    state.left -= targets_;
    if (theory::close(state) == Outcome::solved) return {rating, TheoryStatus::found};
  }
}

template <bool grouped>
TheoryFigure WhipClimb<grouped>::status_of_end(int rating) const {
  if (work_->is_spent()) return {std::max(rating, rounds_.reached()), TheoryStatus::out_of_budget};
  if (!rounds_.ended_early()) return {0, TheoryStatus::unreachable};
  return {rounds_.reached(), TheoryStatus::beyond_limit};
}

/// Whether shorter patterns would do from where the greatest length was first needed on: shorter braids, which
/// are at least as strong and of which nothing is ever lost, and shorter whips if eliminated candidates could
/// still lead, so that nothing of those is lost either.
template <bool grouped>
bool WhipClimb<grouped>::might_be_less(const State& state, const LabelSet& spared, int rating) {
  State copy = before_longest_;
  for (int length = 1; length < rating; ++length) (void)braids_.close_under(copy, length, spared);
  if (!copy.is_complete()) return false;
  copy = before_longest_;
  while (true) {
    targets_ = {};
    const auto eliminate = [&](Candidate target) { targets_.insert(target); };
    if (rounds_.find_shortest(copy, spared, rating - 1, eliminate, state.left - copy.left) == 0) return false;
    copy.left -= targets_;
    if (theory::close(copy) == Outcome::solved) return true;
  }
}

template <bool grouped>
TheoryFigure WhipClimb<grouped>::rate(const State& state, const LabelSet& spared, int limit) {
  kept_.reset();
  TheoryFigure best = climb(state, spared, limit, {});
  // Up to 3, braids are no better than whips, and nothing takes braids away.
  if (best.status != TheoryStatus::found || best.value <= 3) return best;
  if (!might_be_less(state, spared, best.value)) return best;
  const LabelSet eliminated = eliminated_;
  eliminated.for_each([&](Candidate kept) {
    const TheoryFigure figure = climb(state, spared, best.value - 1, kept);
    if (figure.status != TheoryStatus::found) return;
    best = figure;
    kept_ = kept;
  });
  if (work_->is_spent()) best.status = TheoryStatus::out_of_budget;
  return best;
}

}  // namespace deduku::theory
