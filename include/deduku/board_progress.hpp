// A board in progress: its entries beyond the puzzle, its faults, and the reasons for them.
#pragma once

#include "deduku/export.h"
#include "deduku/why.hpp"

namespace DEDUKU_API deduku {

struct BoardFaults {
  CandidateSet wrong{};    ///< placed digits that are in no solution of the puzzle
  CandidateSet missing{};  ///< digits that are in every remaining solution but missing from the pencil marks of their
                           ///< cells
  CandidateSet stale{};    ///< pencil marks that see the same digit placed in a house
  /// Placed digits that no solution of the puzzle has together, though it has solutions without any one of them.
  CandidateSet clash{};
  /// Cells whose pencil marks contradict every solution: each cell whose marks do so alone; if there is none, all the
  /// cells whose marks do so together.
  CellSet lacking{};

  bool has_mistake() const { return !wrong.empty() || !missing.empty() || !clash.empty() || !lacking.empty(); }
};

/// Compares a board with the solution of its puzzle. A mark that is missing because of a wrong digit in a house of its
/// cell is not counted: the digit is the mistake.
BoardFaults faults_of(const Board& board, const Solution& solution);

/// How a board compares with the solutions of its puzzle.
enum class ProgressFinding : std::uint8_t {
  right,  ///< it agrees with the only remaining solution, as far as it is filled
  wrong,  ///< it contradicts every solution: its faults are the reason
};
inline constexpr int progress_finding_count = 2;
/// "right", "wrong".
std::string_view name(ProgressFinding finding);
/// The status of a board: a finding; `several`: the puzzle has several solutions that agree with the placed digits, so
/// nothing is certainly wrong; `none`: the puzzle, the givens, has no solution.
using ProgressStatus = Ending<ProgressFinding>;

struct BoardProgress {
  ProgressStatus status = Outcome::none;
  BoardFaults faults{};
  /// For each wrong digit, the reason why it is impossible, in reading order of the cells. The steps start from the
  /// board without its wrong digits and without its marks; if other digits clash, they start from the givens.
  std::vector<Why> refutations{};
  /// The number of solutions of the givens alone: `solved` for one, `several` or `none`.
  Outcome puzzle = Outcome::none;
};

/// Compares a board with the solutions of its puzzle, the givens: with the only solution; if there are several, with
/// those that the board allows. If the board allows none, its faults are the digits that the givens refute one by one;
/// otherwise digits that clash, or else the marks. The board may contradict itself, its givens may not. The refutations
/// come last, and may take long.
BoardProgress check_progress(const Board& board, const Ladder& ladder = default_ladder(),
                             const SolverOptions& options = {});
/// `check_progress` without refutations: by search alone.
BoardProgress find_faults(const Board& board, const search::Backend& backend = search::default_backend());

/// A board compared with its puzzle, the givens: its entries beyond them, and the number of solutions of the givens
/// alone.
struct BoardStanding {
  int givens = 0;
  int entries = 0;  ///< digits that are not given
  int struck = 0;   ///< candidates that its digits allow but its pencil marks lack
  /// The solutions of the givens alone, counted up to `most_solutions` if the board differs from its puzzle; 0 if they
  /// contradict each other.
  std::uint64_t solutions = 0;

  static constexpr std::uint64_t most_solutions = 10'000;
  /// Whether the board is the puzzle: only its givens or, without any givens, only its marks.
  bool is_puzzle() const { return entries == 0 && (struck == 0 || givens == 0); }
};
/// The board may contradict itself.
BoardStanding standing_of(const Board& board);

}  // namespace deduku
