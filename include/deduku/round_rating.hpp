// The rating R, round by round: on each grid all steps of the least cost there is are taken together, and R is the
// highest cost that was needed. It does not change when a puzzle is turned, relabelled or its lines are exchanged.
#pragma once

#include <bitset>
#include <memory>
#include <vector>

#include "deduku/export.h"
#include "deduku/function_ref.hpp"
#include "deduku/owned_step.hpp"
#include "deduku/solver.hpp"

namespace DEDUKU_API deduku {

/// What R is where a ladder leads no further and only guessing helps, in hundredths: 2000, or where a step of the ladder
/// may cost as much, the next whole point above the highest cost. A stuck puzzle ranks above all that the ladder solves.
int stuck_r(const Ladder& ladder);

/// All steps of the least cost that a grid has.
struct Round {
  /// In hundredths.
  int cost = 0;
  /// Of several techniques with the same cost the one that comes first on the ladder.
  TechniqueId technique{};
  /// How many steps there are that differ in what they change.
  int steps = 0;
  /// What they change together.
  Effects effects{};
};

/// A round on its way, which itself is the view of its first step, the first one of `round.technique`. The grid, the steps
/// and what they refer to are valid only during the call.
struct RoundEvent : StepView {
  const Round& round;
  /// Those of the least cost, those of one technique together in the order of its search; several may change the same.
  const StepList& steps;
  /// From 1.
  int ordinal;

  /// Any of the steps, by its place in `steps`, from 0.
  StepView view(std::size_t index) const { return steps.view(before, steps[index]); }
};

/// The puzzles of a daily newspaper, by how long they take; `longer` is what takes longer than its hard ones.
enum class Daily : std::uint8_t { easy, medium, hard, longer };
/// "easy", "medium", ...
std::string_view name(Daily daily);

/// R of a puzzle and what goes with it. No figure depends on the orientation of the puzzle but `search_effort`.
struct RoundRating {
  /// `several` with rounds: steps that rest on a single solution, which the caller allowed without there being one, contradict
  /// each other.
  Outcome outcome = Outcome::none;
  /// The highest cost of a round, in hundredths; 0 without rounds; `stuck_r` where the ladder is stuck.
  /// Where limits or a contradiction ended the work, R is at least this.
  int r = 0;
  /// Of the first round that costs `r`; empty without one, and for a puzzle that the ladder does not solve.
  std::optional<TechniqueId> technique{};
  std::optional<Level> level{};
  /// The first step of that round, one of `technique`, with all that explains it: `sentence(rating.hardest->view())`.
  std::optional<OwnedStep> hardest{};
  int rounds = 0;
  /// Of the rounds that cost `r`, the fewest steps that one of them has; 0 without rounds and where the ladder is stuck.
  int tightest = 0;
  /// How many rounds have no single, direct ones included, and how many of those nothing at the level of subsets.
  int beyond_singles = 0;
  int beyond_subsets = 0;
  /// The sum of the costs of all rounds, in hundredths.
  std::int64_t effort = 0;
  /// How long it takes, not how hard it is: over all rounds the sum of cost cubed (nine times the cost above 3) ·
  /// (1 + 1/2 + ... + 1/steps) · the share of the cells that are open, with costs in points; in hundredths. See docs/r.md.
  std::int64_t work = 0;
  /// Up to which round everything cheaper than `r` leads: the first that costs `r` comes next. The rounds before cost
  /// less, and its grid has no step that does: that is the proof that the puzzle cannot be solved for less.
  int rounds_below_r = 0;
  /// That grid; where the ladder is stuck, the last one; empty without either.
  std::optional<Grid> rest{};
  /// What the search spent on a grid on which the ladder was stuck; it depends on the orientation of the puzzle.
  search::Effort search_effort{};
  /// The techniques, by `TechniqueId`, that a limit has kept from part of their search: with one of them R may depend
  /// on the orientation after all.
  std::bitset<technique_count> cut{};

  /// What takes about as long, by `work`; empty where the puzzle is not solved.
  std::optional<Daily> daily() const;
  /// R as people write it: 4.7 for 470.
  double points() const { return r / 100.0; }
};

using RoundObserver = FunctionRef<void(const RoundEvent&)>;

/// Rates puzzles round by round on a ladder, see `SolverOptions`; the budget counts techniques tried. Keeps its memory. One
/// per thread.
class RoundRater {
 public:
  explicit RoundRater(const Ladder& ladder = default_ladder(), const SolverOptions& options = {});
  ~RoundRater();
  RoundRater(RoundRater&&) noexcept;
  RoundRater& operator=(RoundRater&&) noexcept;

  /// Rates a board. Pencil marks restrict the candidates. Digits may conflict, then there is no solution.
  RoundRating rate(const Board& board);
  RoundRating rate(const Grid& grid);
  /// Rates, and calls the observer with every round.
  RoundRating rate(const Board& board, RoundObserver observer);
  RoundRating rate(const Grid& grid, RoundObserver observer);
  /// Rates a board as far as rounds lead that cost `most`, in hundredths, at most. Empty where R is above; then no step is
  /// sought that costs more.
  std::optional<RoundRating> rate_up_to(const Board& board, int most, RoundObserver observer);

 private:
  class Loop;
  std::unique_ptr<Loop> loop_;
};

}  // namespace deduku
