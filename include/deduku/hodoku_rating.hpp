// The HoDoKu scale: level and score of a puzzle, and every step that leads to them.
#pragma once

#include <functional>
#include <memory>

#include "deduku/board.hpp"
#include "deduku/function_ref.hpp"
#include "deduku/hodoku_step.hpp"

namespace deduku {

/// What a puzzle must have to be rated. With `nothing` the caller guarantees one solution: on other puzzles the steps
/// contradict each other, and the rating ends there, not solved.
enum class HodokuDemand : std::uint8_t { nothing, a_solution, one_solution };

struct HodokuOptions {
  /// Whether techniques may be used that presuppose a single solution.
  bool uniqueness = true;
  /// Whether the rater looks for solutions itself. It does so only before the first step beyond singles, locked
  /// candidates and subsets: a puzzle that needs no other step has exactly one.
  HodokuDemand demand = HodokuDemand::one_solution;
  /// How many searches beyond singles, locked candidates and subsets a puzzle may take; 0 for no limit. Counted work, not
  /// time: the outcome is the same everywhere.
  std::uint64_t budget = 0;
  /// Asked before each search beyond singles, locked candidates and subsets, which is some milliseconds at most,
  /// whether to break off: for time limits and signals, which the library does not handle itself. Empty: never.
  std::function<bool()> stop{};
};

struct HodokuRating {
  HodokuLevel level = HodokuLevel::easy;
  int score = 0;
  int steps = 0;
  /// The entry of the most expensive step, the first of them; empty without steps.
  std::optional<HodokuEntryId> hardest;
  /// Whether the steps fill the grid. A grid with fewer than ten digits is not tried, as in the original.
  bool solved = false;
  /// What the search for solutions found, where the options ask for it. A puzzle without solution is not rated, nor one
  /// with several unless a solution is all that is demanded: then nothing else counts.
  bool has_no_solution = false;
  bool has_several_solutions = false;
  /// Whether the budget was exhausted, or `HodokuOptions::stop` said so. Then the rest is what the steps before came to.
  bool broken_off = false;

  friend bool operator==(const HodokuRating&, const HodokuRating&) = default;
};

using HodokuObserver = FunctionRef<void(const HodokuStep&)>;

/// Rates puzzles. Keeps its memory: after some puzzles it allocates nothing more. One per thread.
class HodokuRater {
 public:
  explicit HodokuRater(const HodokuOptions& options = {});
  ~HodokuRater();
  HodokuRater(HodokuRater&&) noexcept;
  HodokuRater& operator=(HodokuRater&&) noexcept;

  /// Rates a board. Pencil marks restrict the candidates. Avoidable rectangles are used only where the givens alone
  /// have one solution, for which the search is asked if the board has more than givens.
  HodokuRating rate(const Board& board);
  /// The same; calls the observer with every step.
  HodokuRating rate(const Board& board, HodokuObserver observer);

 private:
  class Loop;
  std::unique_ptr<Loop> loop_;
};

}  // namespace deduku
