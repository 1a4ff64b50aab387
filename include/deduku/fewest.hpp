// The fewest steps that solve a puzzle, which single steps do, and what a step unlocks.
#pragma once

#include <bitset>
#include <memory>
#include <optional>
#include <vector>

#include "deduku/export.h"
#include "deduku/path.hpp"

namespace DEDUKU_API deduku {

/// Which techniques are free: whatever they do counts as no step. Each set holds the ones before it. All are confluent, so
/// where they lead to does not depend on any order.
enum class Free : std::uint8_t {
  singles,  ///< full houses, hidden and naked singles
  locked,   ///< locked candidates (pointing and claiming), too
  subsets,  ///< naked and hidden subsets of any size, too
};
inline constexpr int free_count = 3;
/// "singles", "locked", "subsets".
std::string_view name(Free free);
/// Whether a technique does nothing that the free ones do not.
bool is_free(Free free, TechniqueId technique);
/// Where the free techniques lead to. A grid with a contradiction stays one.
Grid closed(const Grid& grid, Free free);

/// What a step unlocks: what falls when it is taken and the free techniques are carried on, beyond what they do without
/// it. Of a step of a free technique that is nothing.
struct Progress {
  int placed = 0;   ///< how many digits more are placed
  int removed = 0;  ///< how many candidates more are gone
  /// Whether the grid is solved then.
  bool solves = false;

  friend bool operator==(const Progress&, const Progress&) = default;
};

/// Measures the steps of one grid.
class ProgressMeter {
 public:
  explicit ProgressMeter(const Grid& grid, Free free = Free::locked);
  ~ProgressMeter();
  ProgressMeter(ProgressMeter&&) noexcept;
  ProgressMeter& operator=(ProgressMeter&&) noexcept;

  Progress progress(const Effects& effects) const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

struct FewestOptions {
  Free free = Free::locked;
  /// The most that a step may cost, in hundredths. Empty: R of the puzzle, no more than is needed.
  std::optional<int> within{};
  /// The budget is that of a solver; each grid that the free techniques are carried on to counts, too. Puzzles with several
  /// solutions are refused, whatever the options say.
  SolverOptions solver{};
};

/// The steps after which the free techniques solve the puzzle.
struct OneSteps {
  /// `solved`, also where there are no such steps; `none`, `several`; or how limits ended the search.
  Outcome outcome = Outcome::none;
  /// In hundredths; 0 where it was not found out.
  int within = 0;
  /// Whether the free techniques need no step. There are none then.
  bool are_needless = false;
  /// The free steps that come before: they lead to the grid of the steps.
  Path before{};
  /// Cheapest first, one for all that do the same: of equal cost the one that comes first on the ladder.
  StepList steps{};
  std::vector<Rung> rungs{};  ///< of each
  /// Techniques, by `TechniqueId`, that a limit kept from part of their search: they may have more.
  std::bitset<technique_count> cut{};

  StepEvent event(std::size_t index) const {
    return {steps.view(before.end(), steps[index]), &rungs[index], static_cast<int>(index) + 1};
  }
  /// Whether there are no others within the cost.
  bool is_complete() const { return outcome == Outcome::solved && cut.none(); }
};

/// The fewest steps, or within which limits they are.
struct Fewest {
  /// `solved`: the number is proved. `stuck`: no path has only steps within the cost. `out_of_budget`, `stopped`: limits
  /// ended the work, and the number is from `from` to `to`; it ends at once, as `out_of_budget`, where no cost is named and
  /// the puzzle is beyond chains of every length (T&E depth 2 and more). `none`, `several`: not sought.
  Outcome outcome = Outcome::none;
  Free free = Free::locked;
  /// In hundredths; 0 where it was not found out.
  int within = 0;
  /// No path has fewer steps.
  int from = 0;
  /// `path` has so many; empty without a path.
  std::optional<int> to{};
  /// Whether `from` rests on the assumption that fewer candidates never need more steps. Up to 2 it never does.
  bool assumes_monotone = false;
  /// How many steps of different effect solve the puzzle alone; empty where not all are known.
  std::optional<int> one_steps{};
  /// A path of `to` steps that are not free, with the free ones between them.
  std::optional<Path> path{};
  /// Techniques, by `TechniqueId`, that a limit kept from part of their search: then nothing is proved from the first such
  /// search on.
  std::bitset<technique_count> cut{};

  bool is_proved() const { return to == from; }
};

/// For a cost the fewest steps.
struct TradeOffPoint {
  int within = 0;  ///< in hundredths: the least cost for which so few steps do
  int from = 0;
  int to = 0;
};

/// How many steps fewer costlier ones make it.
struct TradeOff {
  /// The fewest steps within the cost of the first point.
  Fewest fewest{};
  /// `solved`: the last point is one step, or nothing on the ladder makes it fewer. Else how limits ended the work.
  Outcome outcome = Outcome::none;
  /// From R on, each with fewer steps than the one before; none where no step is needed, or no path is known.
  std::vector<TradeOffPoint> points{};
};

/// Seeks the fewest steps: level by level, of all grids that so many steps lead to, each with all steps within the cost.
/// From the third step on grids are left out that have all candidates of another one. Keeps its memory. One per thread.
///
/// Of the paths with the fewest steps, the one whose steps cost least together is taken; of these the first by the costs
/// and techniques of its steps and by what they do on the canonical form of the puzzle. So equivalent puzzles have
/// equivalent paths, wherever the search was not cut.
class FewestFinder {
 public:
  explicit FewestFinder(const Ladder& ladder = default_ladder(), const FewestOptions& options = {});
  ~FewestFinder();
  FewestFinder(FewestFinder&&) noexcept;
  FewestFinder& operator=(FewestFinder&&) noexcept;

  Fewest find(const Grid& grid);
  OneSteps one_steps(const Grid& grid);
  TradeOff trade_off(const Grid& grid);

 private:
  class Search;
  std::unique_ptr<Search> search_;
};

}  // namespace deduku
