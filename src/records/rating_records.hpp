// What is kept of a rating on each scale, and the fields that a record has of it.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "deduku/hodoku_rating.hpp"
#include "deduku/rating.hpp"
#include "deduku/round_rating.hpp"
#include "deduku/se_rating.hpp"
#include "deduku/text_style.hpp"
#include "deduku/theory.hpp"
#include "src/records/status.hpp"

namespace deduku::records {

struct LadderRecord {
  LadderRating rating;
};

/// Whether the score means something: nothing broke the rating off.
inline bool has_score(const LadderRating& rating) {
  return rating.outcome == Outcome::solved || rating.outcome == Outcome::stuck;
}

/// A rating on a scale with steps of its own.
template <class Rating, class Step>
struct TracedRating {
  Rating rating;
  /// The first of the hardest steps, and its ordinal from 1; only if it is wanted.
  std::optional<Step> hardest;
  int hardest_ordinal = 0;
  /// Every step, if they are wanted.
  std::vector<Step> trace;

  /// Takes up a step; `weight(step)` says by which one is harder than another.
  template <class Weight>
  void note(int ordinal, const Step& step, bool keeps_all, Weight&& weight) {
    if (keeps_all) trace.push_back(step);
    if (hardest && weight(step) <= weight(*hardest)) return;
    hardest = step;
    hardest_ordinal = ordinal;
  }
};
using SeRecord = TracedRating<SeRating, SeStep>;
using HodokuRecord = TracedRating<HodokuRating, HodokuStep>;
inline int weight_of(const SeStep& step) {
  return step.rating;
}
inline int weight_of(const HodokuStep& step) {
  return hodoku_entry(step.entry).score;
}

/// A rating round by round.
struct RoundRecord {
  RoundRating rating;
  std::vector<Round> rounds;
  /// Of what is said about it in words.
  TextStyle style{};
};

/// What a rating with steps lets be told of them.
struct StepsTold {
  bool trace = false;  ///< all of them, not only the hardest
  TextStyle style{};
};

/// Whether there is a rating at all, even one that was broken off.
inline bool is_rated(Outcome outcome) {
  return outcome == Outcome::solved || outcome == Outcome::stuck || outcome == Outcome::broken_off;
}

/// How the rating of a board went.
template <class Record>
struct Rated {
  /// That of the record: `several` of a puzzle that is rated all the same.
  PuzzleStatus status;
  Record record{};
  /// How the steps of the rating ended; empty where the puzzle is not rated.
  std::optional<PuzzleStatus> ended{};
};

/// Rates a board by `rate()`, which gives a record with a `rating`. `known`: what is known of the puzzle beforehand,
/// `solved` where nothing is, because the rater asks the search itself.
template <class Rate>
auto rated(Outcome known, Rate&& rate) -> Rated<decltype(rate())> {
  if (known == Outcome::none) return {PuzzleStatus::none};
  auto record = rate();
  const Outcome outcome = record.rating.outcome;
  const PuzzleStatus ended = status_of_rating(outcome);
  if (!is_rated(outcome)) return {ended, std::move(record)};
  return {known == Outcome::several ? PuzzleStatus::several : ended, std::move(record), ended};
}

/// The name of a scale of theory for programs: "w", "te".
std::string_view key(TheoryScale scale);
/// The scale with this name; empty when there is none.
std::optional<TheoryScale> find_theory_scale(std::string_view name);

/// "R 4.20, tough: XY-Wing. 31 rounds, 5 of them beyond singles, ..."; "" where the rounds were broken off.
std::string round_sentence(const RoundRecord& rounds);
/// A figure of theory: the number; ">=5" where the budget ended the search; "none" where no pattern solves the puzzle;
/// "" where the puzzle is not rated.
std::string figure_text(const TheoryFigure& figure);

}  // namespace deduku::records
