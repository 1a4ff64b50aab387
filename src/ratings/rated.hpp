// Rating of a board: whether it is rated at all, and its status.
#pragma once

#include "deduku/search.hpp"
#include "src/ratings/rating_scale.hpp"

namespace deduku::ratings {

/// The rating of a scale with the type `Record`.
template <class Record>
struct RatingWith final : ScaleRating {
  Record record{};
};

/// The record of a rating on the scale whose record this is.
template <class Record>
const Record& record_of(const ScaleRating& rating) {
  return static_cast<const RatingWith<Record>&>(rating).record;
}

/// The number of solutions of a board: solved, several or none.
inline Outcome outcome_of(const Board& board) {
  return records::outcome_of(search::count(search::Puzzle(board), 2));
}

/// Whether there is a rating at all, even one that limits have ended. `ScaleRating::ended` shows one that a
/// contradiction has ended.
inline bool is_rated(Outcome outcome) {
  return outcome == Outcome::solved || outcome == Outcome::stuck || is_cut_short(outcome);
}

/// Rates a board by `rate()`, which returns a record with a `rating`. The rater runs the search itself, except in a
/// blind rating.
template <class Rate>
std::unique_ptr<ScaleRating> rated(const Board& board, bool is_blind, Rate&& rate) {
  auto rating = std::make_unique<RatingWith<decltype(rate())>>();
  const Outcome known = is_blind ? outcome_of(board) : Outcome::solved;
  if (known == Outcome::none) return rating;
  rating->record = rate();
  const Outcome outcome = rating->record.rating.outcome;
  rating->status = outcome;
  // A blind rating refuses no puzzle: `several` is the outcome of its steps.
  const bool is_contradictory = is_blind && outcome == Outcome::several;
  if (!is_rated(outcome) && !is_contradictory) return rating;
  rating->ended = outcome;
  if (known == Outcome::several) rating->status = Outcome::several;
  return rating;
}

/// The options for a rater of our own ladder or of a frozen one.
inline RatingOptions options_of(const RatingRequest& request) {
  if (!request.is_unique) return request.options;
  return {request.options.promise.value_or(Promise::givens), true, request.options.work};
}
/// The same for the raters of a ladder.
inline SolverOptions solver_options_of(const RatingRequest& request) {
  SolverOptions options = SolverOptions::of(options_of(request), request.search);
  options.arguments = request.arguments;
  return options;
}

}  // namespace deduku::ratings
