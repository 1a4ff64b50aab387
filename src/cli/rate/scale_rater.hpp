// A puzzle on its way through a rater: the same on every scale.
#pragma once

#include "deduku/search.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/rate/rate_scale.hpp"

namespace deduku::cli {

/// `Rater` has `rate(const InputPuzzle&)`, which returns a record of the scale; the outcome of its rating says how the
/// steps ended or why there is no rating. A rater asks the search itself, except in a blind rating.
template <class Rater>
class ScaleRater final : public PuzzleRater {
 public:
  /// `make(options)` makes the rater.
  template <class Make>
  ScaleRater(const ScaleRequest& request, RateScale::Question question, const Make& make)
      : is_blind_(request.choices.is_blind()),
        clock_(request.choices.budget()),
        rater_(make(question == RateScale::Question::asked
                        ? RatingOptions{request.promise(), is_blind_, clock_.limits()}
                        : RatingOptions{request.promise().value_or(Promise::givens), true, clock_.limits()})) {}

  RateRecord rate(const InputPuzzle& puzzle) override {
    const Outcome known =
        is_blind_ ? records::outcome_of(search::count(search::Puzzle(puzzle.record->board), 2)) : Outcome::solved;
    clock_.start();
    auto rated = records::rated(known, [&] { return rater_.rate(puzzle); });
    if (rated.record.rating.outcome == Outcome::broken_off && interrupted()) return {puzzle, PuzzleStatus::broken_off};
    return {puzzle, rated.status, std::move(rated.record), rated.ended};
  }

 private:
  bool is_blind_;
  BudgetClock clock_;
  Rater rater_;
};

}  // namespace deduku::cli
