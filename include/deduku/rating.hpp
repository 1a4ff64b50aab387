// The scale of our own ladder: hardest technique, level and score of a puzzle, and every step that leads to them.
#pragma once

#include "deduku/export.h"
#include "deduku/solver.hpp"

namespace DEDUKU_API deduku {

/// What a ladder says about a puzzle.
struct LadderRating {
  /// `several` with steps: as of a `RoundRating`.
  Outcome outcome = Outcome::none;
  /// The technique of the most expensive step, the first of them; empty without steps.
  std::optional<TechniqueId> hardest{};
  /// The highest level of a step; empty without steps.
  std::optional<Level> level{};
  /// The sum of the costs of all steps, in hundredths. Where the ladder was stuck, `stuck_score` and `node_score` for each
  /// node of the search come on top: such a puzzle scores more than any that the steps solve.
  std::int64_t score = 0;
  int steps = 0;
  /// How often each technique was used, indexed by `TechniqueId`.
  std::array<int, technique_count> tally{};
  /// The solution where there is exactly one.
  std::optional<Solution> solution{};
  /// What the search spent on finishing a puzzle with one solution where the ladder was stuck; zero otherwise.
  search::Effort effort{};

  /// The score as people write it: 12.3 for 1230.
  double points() const { return static_cast<double>(score) / 100.0; }

  friend bool operator==(const LadderRating&, const LadderRating&) = default;
};

/// What a puzzle scores in addition if steps do not solve it, in hundredths: a million points. No path costs more: each
/// step takes one of 729 candidates at least, and the highest cost that a ladder may name is 1,000.00.
inline constexpr std::int64_t stuck_score = 100'000'000;
/// What each node of the search that finishes it adds, in hundredths.
inline constexpr std::int64_t node_score = 100;

using LadderObserver = FunctionRef<void(const StepEvent&)>;

/// Rates puzzles on a ladder, see `SolverOptions`. Keeps its memory: after some puzzles it allocates nothing more. One
/// per thread.
class LadderRater {
 public:
  explicit LadderRater(const Ladder& ladder = default_ladder(), const SolverOptions& options = {});

  /// Rates a board. Pencil marks restrict the candidates. Digits may conflict, then there is no solution.
  LadderRating rate(const Board& board);
  LadderRating rate(const Grid& grid);
  /// Rates, and calls the observer with every step.
  LadderRating rate(const Board& board, LadderObserver observer);
  LadderRating rate(const Grid& grid, LadderObserver observer);
  /// Rates, and calls the observer with every step; notifies it of the beginning and of where the ladder is stuck, too.
  LadderRating rate(const Grid& grid, Observer& observer);

 private:
  LadderRating run(const Grid& grid, Observer* observer);

  Solver solver_;
  bool allows_several_;
};

}  // namespace deduku
