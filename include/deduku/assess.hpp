// Judges a move on a board: whether it is right, whether it follows, by which technique, and how it compares with the
// easiest step.
#pragma once

#include <vector>

#include "deduku/board_progress.hpp"
#include "deduku/export.h"
#include "deduku/hidden.hpp"
#include "deduku/owned_step.hpp"
#include "deduku/solver.hpp"

namespace DEDUKU_API deduku {

/// A move: one claim of at least one digit placed or candidate removed. No candidate is both placed and removed.
struct Move {
  Effects effects{};
  /// The techniques by any of which it is claimed to follow; empty: no claim. See `find_techniques`.
  std::vector<TechniqueId> techniques{};
};

/// Why a move is not good. If there are several faults, the first one counts.
enum class MoveFault : std::uint8_t {
  breaks_rule,  ///< it places a digit in a filled cell or beside the same digit, or removes the digit that a cell holds
  is_false,     ///< some solution denies it
  no_solution,  ///< the board has no solution, so nothing follows from it; the fault is not in this move
  already_known,    ///< it changes nothing
  guess,            ///< it is true, but no single step within the limits gives it
  other_technique,  ///< it follows, but not by a claimed technique
};
inline constexpr int move_fault_count = 6;
/// "breaks_rule", "false", "no_solution", "already_known", "guess", "other_technique".
std::string_view name(MoveFault fault);

/// The judgement of a move.
struct Assessment {
  /// How the board compares with its puzzle, before the move: see `find_faults`.
  ProgressStatus board = Outcome::none;
  /// Whether it breaks no rule on the current board.
  bool is_legal = false;
  /// Whether every solution agrees with it: every solution of the board or, if the board has none, the only one of its
  /// puzzle. Empty if the puzzle does not have exactly one solution either.
  std::optional<bool> is_true{};
  /// The first part of it that breaks a rule, or else that a solution denies; empty if there is no such part.
  std::optional<Candidate> denied{};
  /// Whether it places a digit that is not there, or removes a candidate that is.
  bool is_new = false;
  /// Whether a single step of the ladder gives all of its new effects. Empty if the board has no solution, or if the
  /// budget or the caller ended the search early. A technique includes its own limits: a step beyond these does not
  /// follow by it.
  std::optional<bool> follows{};
  /// The technique of the cheapest step that gives it, and the cost of that step, in hundredths.
  std::optional<TechniqueId> technique{};
  std::optional<int> cost{};
  /// The cost of the cheapest step of the board, in hundredths; empty if every step exceeds the maximum cost.
  std::optional<int> cheapest{};
  /// Whether a step of the claimed techniques gives it. Empty if no technique is claimed, or if the answer is unknown.
  std::optional<bool> is_named{};
  /// Empty for a good move, and if it is unknown whether it follows.
  std::optional<MoveFault> fault{};
  /// `out_of_budget` or `stopped` if the budget or the caller ended a search, so that a field is unknown; else empty,
  /// and always empty without a budget.
  std::optional<Outcome> cut_short{};

  friend bool operator==(const Assessment&, const Assessment&) = default;
};

/// Judges one move after another on the same ladder. Reuses its memory, and the facts of a board as long as the moves
/// are on the same board. One for each thread.
class Assessor {
 public:
  explicit Assessor(const Ladder& ladder = default_ladder(), const SolverOptions& options = {});

  /// Judges a move on a board, which may contradict itself. Only steps that cost at most `within`, in hundredths,
  /// count. The budget is that of a solver, for each of the three searches: for the cheapest step, for one that gives
  /// the move, and for one of the claimed techniques. Throws `std::invalid_argument` for a move that changes nothing or
  /// contradicts itself.
  Assessment assess(const Board& board, const Move& move, int within = std::numeric_limits<int>::max());

  /// The cheapest step that gives all new effects of the last judged move; null if no such step is known.
  const OwnedStep* step() const;
  /// The faults of the board of that move.
  const BoardProgress& progress() const;

 private:
  struct State;
  Hidden<State> state_;
};

}  // namespace deduku
