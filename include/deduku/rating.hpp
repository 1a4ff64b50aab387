// The scale of our own ladder: hardest technique, level and score of a puzzle, and every step that leads to them.
#pragma once

#include "deduku/export.h"
#include "deduku/points.hpp"
#include "deduku/solver.hpp"

namespace DEDUKU_API deduku {

/// The rating of a puzzle by a ladder.
struct LadderRating {
  /// `several` with steps: as in `RoundRating`.
  Outcome outcome = Outcome::none;
  /// The technique of the most expensive step, the first if there are several; empty without steps.
  std::optional<TechniqueId> hardest{};
  /// The highest level of a step; empty without steps.
  std::optional<Level> level{};
  /// The sum of the costs of all steps, in hundredths. If the ladder was stuck, `stuck_score` and `node_score` for each
  /// node of the search are added: such a puzzle scores more than any that the steps solve.
  std::int64_t score = 0;
  int steps = 0;
  /// The number of uses of each technique, indexed by `TechniqueId`.
  std::array<int, technique_id_count> tally{};
  /// The solution if there is exactly one.
  std::optional<Solution> solution{};
  /// The effort of the search that finished a puzzle with one solution on which the ladder was stuck; zero otherwise.
  search::Effort effort{};

  /// The score as people write it: 12.3 for 1230.
  double points() const { return deduku::points(score); }

  friend bool operator==(const LadderRating&, const LadderRating&) = default;
};

/// The additional score of a puzzle that steps do not solve, in hundredths: a million points. No path costs more: each
/// step removes at least one of 729 candidates, and the maximum cost on a ladder is 1,000.00.
inline constexpr std::int64_t stuck_score = 100'000'000;
/// The additional score of each node of the search that finishes it, in hundredths.
inline constexpr std::int64_t node_score = 100;

using LadderObserver = FunctionRef<void(const StepEvent&)>;

/// Rates puzzles on a ladder, see `SolverOptions`. Reuses its memory: after some puzzles it allocates no more. One per
/// thread.
class LadderRater {
 public:
  explicit LadderRater(const Ladder& ladder = default_ladder(), const SolverOptions& options = {});

  /// Rates a board. Pencil marks restrict the candidates. If digits conflict, there is no solution.
  LadderRating rate(const Board& board);
  LadderRating rate(const Grid& grid);
  /// Rates, and calls the observer with every step.
  LadderRating rate(const Board& board, LadderObserver observer);
  LadderRating rate(const Grid& grid, LadderObserver observer);
  /// Rates, and calls the observer with every step; also notifies it of the beginning and of getting stuck.
  LadderRating rate(const Board& board, Observer& observer);
  LadderRating rate(const Grid& grid, Observer& observer);

 private:
  Solver solver_;
  Uniqueness uniqueness_;
};

}  // namespace deduku
