// Whips: those of the least length on a state, and the length that is needed to solve a puzzle.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "deduku/theory.hpp"
#include "techniques/trial/whips.hpp"

namespace deduku::theory {

/// The order in which candidates are tried: by digit, row and column, or reversed.
enum class WhipOrder : std::uint8_t { forwards, backwards };

template <bool grouped>
class WhipRounds {
 public:
  explicit WhipRounds(Budget& budget) : budget_(&budget), search_(budget), braids_(budget) {}

  /// The length of whips needed to solve a state at rest; `spared`: the solution. Solves it by whips one by one: each
  /// time it takes the first candidate, in an order of candidates, among those with a whip of the least available
  /// length; then singles, then again from length 1. Calls `report(state, target, round)` for each elimination, while
  /// `search()` holds its whip.
  ///
  /// An elimination can remove a candidate that a later whip needs on its left, so the choice and order of whips
  /// occasionally decides the length of others. Forwards is the order of the reference figures; in another orientation
  /// one hard puzzle in some hundreds has another figure.
  template <class Report>
  TheoryFigure rate(trial::TheoryState state, const trial::LabelSet& spared, int limit, WhipOrder order,
                    Report&& report) {
    int rating = 0;
    for (int round = 1; true; ++round) {
      std::optional<Candidate> first;
      const int length = find_shortest(state, spared, limit, order, [&](Candidate target) {
        first = target;
        report(state, target, round);
        return false;
      });
      if (length == 0) return end_at(rating);
      rating = std::max(rating, length);
      state.left.erase(*first);
      if (trial::close(state) == trial::TheoryOutcome::solved) return {rating, Outcome::solved};
    }
  }
  /// The least length, up to `limit`, of the whips of a state at rest; 0 if there are no such whips. `ended_early` is
  /// set if there may be longer ones. Calls `report(target)` for each candidate that has one, while `search()` holds
  /// the whip, until that returns false. Candidates in `spared` are not tried.
  template <class Report>
  int find_shortest(const trial::TheoryState& state, const trial::LabelSet& spared, int limit, WhipOrder order,
                    Report&& report) {
    collect_targets(state, spared, order);
    ended_early_ = true;
    for (int length = 1; length <= limit; ++length) {
      reached_ = length;
      if (find_all(state, length, report)) return length;
      if (budget_->is_over()) return 0;
      if (std::ranges::all_of(targets_, &Target::is_done)) {
        ended_early_ = false;
        return 0;
      }
    }
    return 0;
  }
  bool ended_early() const { return ended_early_; }
  /// The length reached by a round that was cut short by the budget.
  int reached() const { return reached_; }
  const trial::WhipSearch<grouped>& search() const { return search_; }

 private:
  struct Target {
    Candidate candidate;
    int least = 1;  ///< no whip is shorter
    bool is_done = false;
  };

  /// The figure if no whip is left to go on after whips up to this length.
  TheoryFigure end_at(int rating) const {
    if (budget_->is_over()) return {std::max(rating, reached_), budget_->ending()};
    return ended_early_ ? TheoryFigure::above(reached_) : TheoryFigure{0, Outcome::stuck};
  }
  void collect_targets(const trial::TheoryState& state, const trial::LabelSet& spared, WhipOrder order) {
    targets_.clear();
    (state.left - state.placed - spared).for_each([&](Candidate candidate) { targets_.push_back({candidate}); });
    if (order == WhipOrder::backwards) std::ranges::reverse(targets_);
  }
  /// Whether a candidate may have a whip of the length.
  bool is_in_reach(const trial::TheoryState& state, Target& target, int length) {
    if (target.is_done || target.least > length || !budget_->spend(trial::units_per_state)) return false;
    target.least = trial::min_length<grouped>(state, target.candidate, length);
    target.is_done = target.least == 0;
    return !target.is_done && target.least <= length;
  }
  /// Whether a candidate has a braid of at most the length. Without one there is no whip, and braids are found faster.
  /// The shortest ones are whips.
  bool has_braid(const trial::TheoryState& state, Candidate target, int length) {
    return length <= 2 || braids_.find(state, target, length) == trial::Answer::found;
  }
  /// Whether some candidate has a whip of the length.
  template <class Report>
  bool find_all(const trial::TheoryState& state, int length, Report&& report) {
    using trial::Answer;
    bool found = false;
    for (Target& target : targets_) {
      if (!is_in_reach(state, target, length) || !has_braid(state, target.candidate, length)) continue;
      const Answer answer = search_.find(state, target.candidate, length);
      if (budget_->is_over()) return false;
      target.is_done = answer == Answer::none;
      if (answer != Answer::found) continue;
      found = true;
      if (!report(target.candidate)) break;
    }
    return found;
  }

  Budget* budget_;
  trial::WhipSearch<grouped> search_;
  trial::BraidSearch<grouped> braids_;
  std::vector<Target> targets_;
  bool ended_early_ = false;
  int reached_ = 0;
};

}  // namespace deduku::theory
