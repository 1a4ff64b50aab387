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
  ScaleRater(const ScaleRequest& request, const Make& make)
      : is_blind_(request.choices.is_blind()),
        clock_(request.choices.budget()),
        rater_(make(RatingOptions{request.promise(), is_blind_, clock_.limits()})) {}

  RateRecord rate(const InputPuzzle& puzzle) override {
    const Outcome known =
        is_blind_ ? outcome_of(search::count(search::Puzzle(puzzle.record->board), 2)) : Outcome::solved;
    if (known == Outcome::none) return {puzzle, PuzzleStatus::none, Record()};
    clock_.start();
    Record record = rater_.rate(puzzle);
    const Outcome outcome = record.rating.outcome;
    if (outcome == Outcome::broken_off && interrupted()) return {puzzle, PuzzleStatus::broken_off};
    const PuzzleStatus ended = status_of_rating(outcome);
    const bool is_rated = outcome == Outcome::solved || outcome == Outcome::stuck || outcome == Outcome::broken_off;
    if (!is_rated) return {puzzle, ended, std::move(record)};
    return {puzzle, known == Outcome::several ? PuzzleStatus::several : ended, std::move(record), ended};
  }

 private:
  using Record = decltype(std::declval<Rater&>().rate(std::declval<const InputPuzzle&>()));

  bool is_blind_;
  BudgetClock clock_;
  Rater rater_;
};

}  // namespace deduku::cli
