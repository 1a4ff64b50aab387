// Whether a technique is needed, in terms of R, and the ratings that such a puzzle can have.
#pragma once

#include <limits>

#include "deduku/round_rating.hpp"

namespace deduku::generate {

/// R of a puzzle, and the rounds that use a technique.
struct TechniqueUse {
  RoundRating rating;
  /// The highest cost of a round with a step of the technique, in hundredths; 0: there is no such round.
  int costliest = 0;
};

/// Rates puzzles on the default ladder, with a technique and without it. One per thread.
class NeedRater {
 public:
  /// `allows`: the known properties of the puzzles, and the stop condition.
  NeedRater(TechniqueId technique, const SolverOptions& options);

  /// Empty if R is above `most`, in hundredths.
  std::optional<TechniqueUse> use_up_to(const Board& puzzle, int most);
  TechniqueUse use(const Board& puzzle);
  /// Whether R is higher without the technique. A technique that no round uses changes nothing.
  bool is_needed(const Board& puzzle, const TechniqueUse& use);
  /// The rating without the technique.
  RoundRating rate_without(const Board& puzzle) { return without_.rate(puzzle); }
  bool is_stopped() const { return is_stopped_; }

 private:
  TechniqueId technique_;
  RoundRater all_;
  RoundRater without_;
  bool is_stopped_ = false;  ///< the last answer is meaningless
};

/// The default ladder without some techniques.
Ladder ladder_without(std::span<const TechniqueId> techniques);

/// The bounds of the ratings of a puzzle.
struct NeededBounds {
  static constexpr int open = std::numeric_limits<int>::max();

  int least_er = 0;  ///< tenths
  int most_er = open;
  int least_r = 0;  ///< hundredths
  int most_r = open;
};

/// The bounds for puzzles that need a technique of the default ladder; if `is_exact`, R is at most the cost of its
/// steps.
NeededBounds bounds_of_needed(TechniqueId technique, bool is_exact);

}  // namespace deduku::generate
