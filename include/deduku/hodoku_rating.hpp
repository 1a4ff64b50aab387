// The HoDoKu scale: level and score of a puzzle, and every step that leads to them.
#pragma once

#include <functional>
#include <memory>

#include "deduku/board.hpp"
#include "deduku/function_ref.hpp"
#include "deduku/hodoku_step.hpp"

namespace deduku {

/// What a puzzle must have to be rated.
enum class HodokuDemand : std::uint8_t { nothing, a_solution, one_solution };

struct HodokuOptions {
  /// Whether techniques may be used that presuppose a single solution.
  bool uniqueness = true;
  /// Whether the rater looks for solutions itself. It does so only before the first step beyond singles,
  /// locked candidates and subsets: a puzzle that needs no other step has exactly one.
  HodokuDemand demand = HodokuDemand::nothing;
  /// Asked before each search beyond singles, locked candidates and subsets, which is some milliseconds at
  /// most, whether to break off: for clocks and signals, which the library does not know. Empty: never.
  std::function<bool()> stop{};
};

struct HodokuRating {
  HodokuLevel level = HodokuLevel::easy;
  int score = 0;
  int steps = 0;
  /// The entry of the dearest step, the first of them; empty without steps.
  std::optional<HodokuEntryId> hardest;
  /// Whether the steps fill the grid. A grid with fewer than ten digits is not tried, as in the original.
  bool solved = false;
  /// Whether the puzzle has less or more solutions than demanded: none, or several. Then nothing else counts.
  bool has_no_solution = false;
  bool has_several_solutions = false;
  /// Whether `HodokuOptions::stop` said so. Then the rest is what the steps before came to.
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

  /// Rates a board. Unless the options demand one solution the caller vouches for it. Pencil marks restrict
  /// the candidates.
  HodokuRating rate(const Board& board);
  /// The same, and tells every step.
  HodokuRating rate(const Board& board, HodokuObserver observer);

 private:
  class Loop;
  std::unique_ptr<Loop> loop_;
};

}  // namespace deduku
