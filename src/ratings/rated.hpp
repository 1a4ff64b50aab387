// The parts of which scales are made: raters, and the status of a board.
#pragma once

#include "deduku/search.hpp"
#include "deduku/technique.hpp"
#include "src/ratings/rating_scale.hpp"

namespace deduku::ratings {

template <class Rater>
std::unique_ptr<ScaleRater> make_rater(const RatingRequest& request) {
  return std::make_unique<Rater>(request);
}

/// The key of one of our techniques, for `RatingScale::counted_key`.
inline std::string_view technique_key(int technique) {
  return technique_keys[technique];
}

/// The number of solutions of a board: solved, several or none.
inline Outcome outcome_of(const Board& board) {
  return records::outcome_of(search::count(search::Puzzle(board), 2));
}

/// Whether there is a rating at all, even one that limits have ended. `Rating::ended` shows one that a
/// contradiction has ended.
inline bool is_rated(Outcome outcome) {
  return outcome == Outcome::solved || outcome == Outcome::stuck || is_cut_short(outcome);
}

/// Rates a board by `rate(record)`, which fills a record and returns its outcome. The rater runs the search itself,
/// unless one solution is assumed.
template <class Record, class Rate>
Rating rated(const Board& board, Uniqueness uniqueness, Rate&& rate) {
  Rating rating;
  auto& record = rating.record.emplace<Record>();
  const bool is_blind = uniqueness == Uniqueness::assumed;
  const Outcome known = is_blind ? outcome_of(board) : Outcome::solved;
  if (known == Outcome::none) return rating;
  const Outcome outcome = rate(record);
  rating.status = outcome;
  // A blind rating refuses no puzzle: `several` is the outcome of its steps.
  const bool is_contradictory = is_blind && outcome == Outcome::several;
  if (!is_rated(outcome) && !is_contradictory) return rating;
  rating.ended = outcome;
  if (known == Outcome::several) rating.status = Outcome::several;
  return rating;
}

/// The options for the raters of a ladder.
inline SolverOptions solver_options_of(const RatingRequest& request) {
  SolverOptions options = SolverOptions::of(request.options, request.search);
  options.arguments = request.arguments;
  return options;
}

}  // namespace deduku::ratings
