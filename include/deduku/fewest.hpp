// The fewest steps that solve a puzzle, the single steps that solve it, and the effects that a step unlocks.
#pragma once

#include <optional>
#include <vector>

#include "deduku/export.h"
#include "deduku/hidden.hpp"
#include "deduku/path.hpp"

namespace DEDUKU_API deduku {

/// The techniques that are free: their steps are not counted. Each set contains the previous ones. All are confluent,
/// so the final grid does not depend on the order.
enum class FreeTechniques : std::uint8_t {
  singles,  ///< full houses, hidden and naked singles
  locked,   ///< also locked candidates (pointing and claiming)
  subsets,  ///< also naked and hidden subsets of any size
};
inline constexpr int free_count = 3;
/// "singles", "locked", "subsets".
std::string_view name(FreeTechniques free);
/// Whether a technique has only effects that the free ones also have.
bool is_free(FreeTechniques free, TechniqueId technique);
/// The grid after all steps of the free techniques. A grid with a contradiction keeps it.
Grid closed(const Grid& grid, FreeTechniques free);

/// The effects that a step unlocks: the extra placements and eliminations after applying it and all free techniques,
/// compared with the free techniques alone. Zero for steps of free techniques.
struct Progress {
  int placed = 0;   ///< the number of additional digits placed
  int removed = 0;  ///< the number of additional candidates removed
  /// Whether the grid is then solved.
  bool solves = false;

  friend bool operator==(const Progress&, const Progress&) = default;
};

/// Measures the steps of one grid.
class ProgressMeter {
 public:
  explicit ProgressMeter(const Grid& grid, FreeTechniques free = FreeTechniques::locked);

  Progress progress(const Effects& effects) const;

 private:
  struct State;
  Hidden<State> state_;
};

struct FewestOptions {
  FreeTechniques free = FreeTechniques::locked;
  /// The maximum cost of a step, in hundredths. Empty: R of the puzzle, the minimum needed.
  std::optional<int> within{};
  /// The budget is that of a solver; each grid to which the free techniques are applied is also charged. Puzzles with
  /// several solutions are refused, regardless of the options.
  SolverOptions solver{};
};

/// The steps after which the free techniques solve the puzzle.
struct SingleStepSolutions {
  /// `solved`, also if there are no such steps; `none`, `several`; or the limit that ended the search.
  Outcome outcome = Outcome::none;
  /// In hundredths; 0 if unknown.
  int within = 0;
  /// Whether the free techniques solve the puzzle without a step. The list of steps is then empty.
  bool free_techniques_suffice = false;
  /// The free steps that come first: they lead to the grid of `steps`.
  Path before{};
  /// Cheapest first, one for all steps with the same effects: among steps of equal cost the first on the ladder.
  StepList steps{};
  std::vector<Rung> rungs{};  ///< one per step
  /// Techniques, by `TechniqueId`, whose search a limit cut short: they may have more steps.
  TechniqueSet cut{};

  StepEvent event(std::size_t index) const {
    return {steps.view(before.finish(), steps[index]), &rungs[index], static_cast<int>(index) + 1};
  }
  /// Whether `steps` has all steps within the cost.
  bool is_complete() const { return outcome == Outcome::solved && cut.none(); }
};

/// The fewest steps, or bounds on their number.
struct Fewest {
  /// `solved`: the number is proved. `stuck`: no path has only steps within the cost. `out_of_budget`, `stopped`:
  /// limits ended the work, and the number is from `from` to `to`; if no cost is given and the puzzle is beyond chains
  /// of every length (T&E depth 2 and more), the search ends at once as `out_of_budget`. `none`, `several`: not
  /// searched.
  Outcome outcome = Outcome::none;
  FreeTechniques free = FreeTechniques::locked;
  /// In hundredths; 0 if unknown.
  int within = 0;
  /// A lower bound: no path has fewer steps.
  int from = 0;
  /// The number of steps of `path`; empty without a path.
  std::optional<int> to{};
  /// Whether `from` rests on the assumption that a grid with fewer candidates never needs more steps. Values up to 2
  /// never rest on it.
  bool assumes_monotone = false;
  /// The number of steps with different effects that solve the puzzle alone; empty if not all are known.
  std::optional<int> one_steps{};
  /// A path of `to` steps that are not free, with the free ones between them.
  std::optional<Path> path{};
  /// Techniques, by `TechniqueId`, whose search a limit cut short: from the first such search on nothing is proved.
  TechniqueSet cut{};

  bool is_proved() const { return to == from; }
};

/// The fewest steps for a maximum cost.
struct TradeOffPoint {
  int within = 0;  ///< in hundredths: the least cost that allows this number of steps
  int from = 0;
  int to = 0;
};

/// The number of steps as a function of the highest allowed cost.
struct TradeOff {
  /// The fewest steps within the cost of the first point.
  Fewest fewest{};
  /// `solved`: the last point is one step, or no step on the ladder reduces the number. Otherwise the limit that ended
  /// the work.
  Outcome outcome = Outcome::none;
  /// From R on, each with fewer steps than the one before; empty if no step is needed or no path is known.
  std::vector<TradeOffPoint> points{};
};

/// Finds the fewest steps level by level: at each level all grids that a given number of steps leads to, each with all
/// steps within the cost. From the third step on, a grid is skipped if it has all candidates of another one. Reuses its
/// memory. One per thread.
///
/// Among the paths with the fewest steps, it takes the one with the least total cost; among these the first by the
/// costs and techniques of its steps and by their effects on the canonical form of the puzzle. So equivalent puzzles
/// have equivalent paths, unless the search was cut short.
class FewestFinder {
 public:
  explicit FewestFinder(const Ladder& ladder = default_ladder(), const FewestOptions& options = {});

  Fewest find(const Grid& grid);
  SingleStepSolutions one_steps(const Grid& grid);
  TradeOff trade_off(const Grid& grid);

 private:
  class Search;
  Hidden<Search> search_;
};

}  // namespace deduku
