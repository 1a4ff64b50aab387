// The rating R, round by round: on each grid all steps of the least cost are executed together, and R is the highest
// cost needed. It does not change when a puzzle is turned, relabelled or its lines are exchanged.
#pragma once

#include <vector>

#include "deduku/export.h"
#include "deduku/function_ref.hpp"
#include "deduku/hidden.hpp"
#include "deduku/owned_step.hpp"
#include "deduku/points.hpp"
#include "deduku/solver.hpp"

namespace DEDUKU_API deduku {

/// R if a ladder leads no further and only guessing helps, in hundredths: 2000, or if a step of the ladder may cost as
/// much, the next whole point above the highest cost. A stuck puzzle ranks above all that the ladder solves.
int stuck_r(const Ladder& ladder);

/// All steps of the least cost on a grid.
struct Round {
  /// In hundredths.
  int cost = 0;
  /// The first on the ladder among techniques with the same cost.
  TechniqueId technique{};
  /// The number of steps with different effects.
  int steps = 0;
  /// Their combined effects.
  Effects effects{};
};

/// A round in progress. The grid, the steps and the objects they refer to are valid only during the call.
struct RoundEvent {
  /// The first step of `round.technique`.
  StepView first;
  const Round& round;
  /// The steps of the least cost, grouped by technique, in the order of its search; several may have the same effects.
  const StepList& steps;
  /// From 1.
  int ordinal;

  /// Any of the steps, by its index in `steps`, from 0.
  StepView view(std::size_t index) const { return steps.view(first.before, steps[index]); }
};

/// The puzzles of a daily newspaper, by the time they take; `longer`: takes longer than its hard ones; `beyond`: needs
/// steps that newspapers do not use.
enum class Daily : std::uint8_t { easy, medium, hard, longer, beyond };
/// "easy", "medium", ...
std::string_view name(Daily daily);

/// The time that the players of an app take, in tenths of a minute: quartiles, over puzzles of similar work, of the
/// mean time of those who finished them. For work outside the measured range the unknown ends are empty. See docs/r.md.
struct Minutes {
  /// Three quarters of the puzzles take longer; empty below the measured range.
  std::optional<int> lower{};
  /// Empty beyond the measured range.
  std::optional<int> median{};
  /// Three quarters of the puzzles take less; empty above the measured range.
  std::optional<int> upper{};
};
/// The known ends: "between" both, "above" the lower one, "below" the upper one.
std::string_view name(const Minutes& minutes);
/// In whole minutes: "4 to 5", ">12", "<5".
std::string range_text(const Minutes& minutes);
/// Tenths of a minute in whole minutes: "4" for 42; "" if empty.
std::string whole_minutes(std::optional<int> tenths);

/// R of a puzzle and related figures. Only `search_effort` depends on the orientation of the puzzle.
struct RoundRating {
  /// `several` with rounds: steps that rest on a single solution, which the caller allowed although there are several,
  /// contradict each other.
  Outcome outcome = Outcome::none;
  /// The highest cost of a round, in hundredths; 0 without rounds; `stuck_r` if the ladder is stuck. If limits or a
  /// contradiction ended the work, R is at least this.
  int r = 0;
  /// Technique and level of the first round that costs `r`; empty without one, and for a puzzle that the ladder does
  /// not solve.
  std::optional<TechniqueId> technique{};
  std::optional<Level> level{};
  /// The first step of that round, one of `technique`, with its whole explanation: `sentence(rating.hardest->view())`.
  std::optional<OwnedStep> hardest{};
  int rounds = 0;
  /// The minimum number of steps in a round that costs `r`; 0 without rounds and if the ladder is stuck.
  int tightest = 0;
  /// The number of rounds without a single (direct ones included), and the number of those without a step at the level
  /// of subsets.
  int beyond_singles = 0;
  int beyond_subsets = 0;
  /// The sum of the costs of all rounds, in hundredths.
  std::int64_t effort = 0;
  /// The time it takes, not its difficulty: over all rounds the sum of cost cubed (nine times the cost above 3) · (1 +
  /// 1/2 + ... + 1/steps) · the share of the cells that are open, with costs in points; in hundredths. See docs/r.md.
  std::int64_t work = 0;
  /// The number of rounds before the first that costs `r`. They cost less, and the grid after them has no step that
  /// does: this proves that the puzzle cannot be solved for less.
  int rounds_below_r = 0;
  /// That grid; the last one if the ladder is stuck; otherwise empty.
  std::optional<Grid> rest{};
  /// The effort of the search on a grid on which the ladder was stuck; it depends on the orientation of the puzzle.
  search::Effort search_effort{};
  /// The techniques, by `TechniqueId`, whose search a limit cut short: if there is one, R may depend on the
  /// orientation.
  TechniqueSet cut{};

  /// The kind of newspaper puzzle that takes about as long, by `work`, up to the class hard; empty if the puzzle is not
  /// solved.
  std::optional<Daily> daily() const;
  /// The time players take, by `work`; empty if the puzzle is not solved.
  std::optional<Minutes> minutes() const;
  /// R as people write it: 4.7 for 470.
  double points() const { return deduku::points(r); }
};

using RoundObserver = FunctionRef<void(const RoundEvent&)>;

/// Rates puzzles round by round on a ladder, see `SolverOptions`; the budget counts techniques tried. Reuses its
/// memory. One per thread.
class RoundRater {
 public:
  explicit RoundRater(const Ladder& ladder = default_ladder(), const SolverOptions& options = {});

  /// Rates a board. Pencil marks restrict the candidates. If digits conflict, there is no solution.
  RoundRating rate(const Board& board);
  RoundRating rate(const Grid& grid);
  /// Rates, and calls the observer with every round.
  RoundRating rate(const Board& board, RoundObserver observer);
  RoundRating rate(const Grid& grid, RoundObserver observer);
  /// Rates a board with rounds that cost at most `most`, in hundredths. Empty if R is higher; costlier steps are then
  /// not searched for.
  std::optional<RoundRating> rate_up_to(const Board& board, int most, RoundObserver observer);

 private:
  class Loop;
  Hidden<Loop> loop_;
};

}  // namespace deduku
