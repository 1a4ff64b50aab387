// The questions of players and programs, each as one call: the next step as a hint, the path to the solution, all steps
// of a technique. Each call constructs everything it needs, and uses the search to determine uniqueness; for many
// puzzles a `Solver` or a rater, which reuses its memory, is faster.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "deduku/assess.hpp"
#include "deduku/board_progress.hpp"
#include "deduku/error.hpp"
#include "deduku/export.h"
#include "deduku/owned_step.hpp"
#include "deduku/path.hpp"
#include "deduku/text_style.hpp"

namespace DEDUKU_API deduku {

/// Options of a task.
struct TaskOptions {
  Ladder ladder = default_ladder();
  /// The assumption about uniqueness and the work limits.
  SolverOptions solver{.uniqueness = Uniqueness::optional};
  /// The style of the texts.
  TextStyle style{};
};

/// The next action on a board without mistakes.
enum class HintFinding : std::uint8_t {
  found,     ///< a step
  complete,  ///< no action: the grid is full
  stale,     ///< marks that placed digits exclude
};
/// "found", "complete", "stale".
std::string_view name(HintFinding finding);
/// The board does not belong to its puzzle.
enum class Mismatch : std::uint8_t { mismatch };
inline std::string_view name(Mismatch /*finding*/) {
  return "mismatch";
}
/// The status of a board: the next action; `wrong`; `mismatch` with its puzzle; or `none`, `several`, `stuck`,
/// `out_of_budget`, `stopped`.
using HintStatus = Ending<HintFinding, ProgressFinding, Mismatch>;

/// A hint, or the reason for its absence.
struct Hint {
  HintStatus status = Outcome::none;
  /// The text for every status, with no more than the level allows.
  std::string text{};
  /// The assumption about uniqueness that the hint rests on; "" if there is no assumption.
  std::string note{};
  /// The faults of the board, and with `stale` the marks that can be removed.
  BoardFaults faults{};
  /// The step, only with `found`. It gives everything away: `hint_text` and `draw_hint` show as much of it as a level
  /// allows.
  std::optional<OwnedStep> step{};
  /// The rung that found it; empty on a frozen scale.
  std::optional<Rung> rung{};
  /// The name of its ladder; "" without a step.
  std::string ladder{};
};

/// The next step from a board in progress, as vague as the level, 1 (where to look) to 5 (the whole argument). The
/// faults of the board come first, also level by level, because no step follows from a wrong board. Then the stale
/// marks. Then one of the cheapest steps. The board may contradict itself. Throws `std::invalid_argument` for other
/// levels.
Hint hint(const Board& board, int level = 3, const TaskOptions& options = {});
/// A hint for a board without marked givens: `puzzle` is its start.
Hint hint(const Board& board, const Board& puzzle, int level = 3, const TaskOptions& options = {});

/// A path, and its ending: `solved`, `stuck`, `none`, `several`, or cut short.
struct FoundPath {
  Path path{};
  Outcome outcome = Outcome::none;

  /// The steps in their order: `for (const StepEvent& event : path(board))`.
  PlaceIterator<Path> begin() const { return path.begin(); }
  PlaceIterator<Path> end() const { return path.end(); }
};

/// The steps from a board to its solution, or to the grid on which the ladder is stuck. If digits conflict, `none`
/// without a step. The path of a board with several solutions leads as far as all of them agree.
FoundPath path(const Board& board, const TaskOptions& options = {});

/// A step that applies to a board, and its cost.
struct PricedStep {
  OwnedStep step;
  Rung rung;
  int cost;  ///< in hundredths
};
/// Every step that applies to a board, and whether the list is complete.
struct FoundSteps {
  /// The cheapest first, those of equal cost in the order of the ladder; without duplicates. At most 2,000.
  std::vector<PricedStep> steps{};
  /// The number of solutions of the board: `none`, `solved` or `several`.
  Outcome solutions = Outcome::none;
  /// `out_of_budget` or `stopped` if limits ended the search; else empty.
  std::optional<Outcome> cut_short{};
  /// The techniques whose search a limit cut short, so that they may have more steps.
  std::vector<TechniqueId> cut{};
};
/// The steps of all techniques of the ladder; `ladder_part` makes a smaller ladder. The digits of the board must not
/// conflict (`find_conflict`).
FoundSteps all_steps(const Board& board, const TaskOptions& options = {});

/// Judges a move; `Assessor` judges many moves faster.
Assessment assess(const Board& board, const Move& move, const TaskOptions& options = {});

/// The rungs of a ladder that a list selects, in the order of the ladder. The words of the list are separated by
/// commas: a technique, a family ("fish"), a level ("hard") or "default" (all), and the same after a minus to remove
/// it. A list that begins with a minus starts from all. An unknown word is an error that names the nearest one; an
/// empty ladder is also an error.
Expected<Ladder> ladder_part(const Ladder& ladder, const std::string& list);

}  // namespace deduku
