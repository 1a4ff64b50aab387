// A board in progress: what is wrong with it, and why.
#pragma once

#include "deduku/export.h"
#include "deduku/why.hpp"

namespace DEDUKU_API deduku {

struct BoardFaults {
  CandidateSet wrong;    ///< digits placed that contradict the solution
  CandidateSet missing;  ///< digits of the solution that the pencil marks of their cells lack
  CandidateSet stale;    ///< pencil marks next to a digit that is placed in the same house

  bool has_mistake() const { return !wrong.empty() || !missing.empty(); }
};

/// Compares a board with the solution of its puzzle. A mark that is missing because of a wrong digit in a house of its
/// cell is not counted: the digit is the mistake.
BoardFaults faults_of(const Board& board, const Solution& solution);

/// How a board compares with the solution of its puzzle.
enum class ProgressFinding : std::uint8_t {
  right,  ///< it agrees with it, as far as it goes
  wrong,  ///< some digit is wrong, or some mark is missing
};
inline constexpr int progress_finding_count = 2;
/// "right", "wrong".
std::string_view name(ProgressFinding finding);
/// What can be said of a board: a finding; `several`: the puzzle has several solutions with what was placed, so nothing can
/// be called wrong; `none`: it has no solution, or none agrees with what was placed where it has several.
using ProgressStatus = Ending<ProgressFinding>;

struct BoardProgress {
  ProgressStatus status = Outcome::none;
  BoardFaults faults{};
  /// For each wrong digit why it cannot be, in reading order of the cells. The steps start from the board without its wrong
  /// digits and without its marks.
  std::vector<Why> refutations{};
};

/// Compares a board with the solution of its puzzle, the givens. Where these have several, and the board as it stands has
/// one, that is the solution. The board may contradict itself, its givens may not.
/// The refutations come last, and may take long.
BoardProgress check_progress(const Board& board, const Ladder& ladder = default_ladder(),
                             const SolverOptions& options = {});
/// What `check_progress` says, but without refutations: by search alone.
BoardProgress find_faults(const Board& board, const search::Backend& backend = search::default_backend());

}  // namespace deduku
