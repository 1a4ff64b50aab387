// A board in progress: what it holds beyond its puzzle, what is wrong with it, and why.
#pragma once

#include "deduku/export.h"
#include "deduku/why.hpp"

namespace DEDUKU_API deduku {

struct BoardFaults {
  CandidateSet wrong{};    ///< digits placed that no solution of the puzzle has
  CandidateSet missing{};  ///< digits that every solution left has, and that the pencil marks of their cells lack
  CandidateSet stale{};    ///< pencil marks next to a digit that is placed in the same house
  /// Digits placed that no solution of the puzzle has together, though it has solutions with any of them left out.
  CandidateSet clash{};
  /// Cells whose pencil marks agree with no solution: each alone where there are such cells, else all of them together.
  CellSet lacking{};

  bool has_mistake() const { return !wrong.empty() || !missing.empty() || !clash.empty() || !lacking.empty(); }
};

/// Compares a board with the solution of its puzzle. A mark that is missing because of a wrong digit in a house of its
/// cell is not counted: the digit is the mistake.
BoardFaults faults_of(const Board& board, const Solution& solution);

/// How a board compares with the solutions of its puzzle.
enum class ProgressFinding : std::uint8_t {
  right,  ///< it agrees with the only one that is left, as far as it goes
  wrong,  ///< it agrees with none: its faults say why
};
inline constexpr int progress_finding_count = 2;
/// "right", "wrong".
std::string_view name(ProgressFinding finding);
/// What can be said of a board: a finding; `several`: the puzzle has several solutions with what was placed, so nothing can
/// be called wrong; `none`: the puzzle, the givens, has no solution.
using ProgressStatus = Ending<ProgressFinding>;

struct BoardProgress {
  ProgressStatus status = Outcome::none;
  BoardFaults faults{};
  /// For each wrong digit why it cannot be, in reading order of the cells. The steps start from the board without its wrong
  /// digits and without its marks; where other digits clash, from the givens.
  std::vector<Why> refutations{};
  /// How many solutions the givens alone have: `solved` for one, `several` or `none`.
  Outcome puzzle = Outcome::none;
};

/// Compares a board with the solutions of its puzzle, the givens: with the only one; where they have several, with those
/// that the board leaves. Where it leaves none, its faults are the digits that the givens refute one by one, else digits that
/// clash, else the marks. The board may contradict itself, its givens may not.
/// The refutations come last, and may take long.
BoardProgress check_progress(const Board& board, const Ladder& ladder = default_ladder(),
                             const SolverOptions& options = {});
/// What `check_progress` says, but without refutations: by search alone.
BoardProgress find_faults(const Board& board, const search::Backend& backend = search::default_backend());

/// A board next to its puzzle, the givens: what it holds beyond them, and how many solutions they have alone.
struct BoardStanding {
  int givens = 0;
  int entries = 0;  ///< digits that are not given
  int struck = 0;   ///< candidates that its digits leave, and its pencil marks lack
  /// Of the givens alone, counted up to `most_solutions` where the board is more than its puzzle; 0 where they contradict
  /// each other.
  std::uint64_t solutions = 0;

  static constexpr std::uint64_t most_solutions = 10'000;
  /// Whether the board is the puzzle: its givens and nothing else, or without any givens its marks.
  bool is_puzzle() const { return entries == 0 && (struck == 0 || givens == 0); }
};
/// The board may contradict itself.
BoardStanding standing_of(const Board& board);

}  // namespace deduku
