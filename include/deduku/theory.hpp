// The theory scales: how long whips and braids a puzzle needs, how deep trial and error, how many values of its
// solution must be given so that simple techniques solve it.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "deduku/export.h"
#include "deduku/function_ref.hpp"
#include "deduku/grid.hpp"
#include "deduku/outcome.hpp"
#include "deduku/rating_options.hpp"
#include "deduku/variable.hpp"

namespace DEDUKU_API deduku {

/// The scales. Singles (of cells and of houses) are free in all of them: 0 is a puzzle that they solve. None presupposes
/// that the solution is the only one. No figure changes under a symmetry of the puzzle, but now and then W and gW: see
/// `TheoryRater`.
enum class TheoryScale : std::uint8_t {
  depth,            ///< T&E depth: how many assumptions within each other it takes, 0..3
  whip,             ///< W: the length of the longest whip needed
  g_whip,           ///< gW: the same with groups of candidates
  braid,            ///< B: the length of the longest braid needed
  g_braid,          ///< gB: the same with groups of candidates
  bxb,              ///< how long braids under one assumption must be; 0 where none is needed
  bxbb,             ///< how long braids under two assumptions must be; 0 where none is needed
  backdoor,         ///< how many values of the solution let singles do the rest
  subset_backdoor,  ///< the same for singles, intersections and subsets (naked and hidden, of any size)
};
inline constexpr int theory_scale_count = 9;

/// The name of a scale as people write it: "W", "gB", "T&E depth".
std::string_view name_of(TheoryScale scale);

/// The budget counts assumptions and states looked at, for each figure anew (about a microsecond each); `stop` is asked
/// every so many of them, hundreds of times a second.
struct TheoryOptions {
  /// The greatest figure that is looked for; lengths of patterns end at 36, depths at 3 anyway.
  int limit = 36;
  WorkLimits work{};
};

struct TheoryFigure {
  int value = 0;
  /// `stuck`: no pattern of the scale solves the puzzle, however long. `out_of_budget`, `stopped`: the figure is at least
  /// `value`. `stuck`, `several`, `none`, `invalid`: `value` is 0.
  Outcome outcome = Outcome::solved;
  /// Whether the figure is greater than `value`, the limit.
  bool is_above = false;

  static constexpr TheoryFigure above(int limit) { return {limit, Outcome::solved, true}; }
  bool is_found() const { return outcome == Outcome::solved && !is_above; }
  friend bool operator==(const TheoryFigure&, const TheoryFigure&) = default;
};

/// What a whip or braid passes: if what came before holds, `left` is excluded, and of all candidates of the variable
/// only those on the right remain: one, or several in a group. After the last variable none remains.
struct TheoryLink {
  Variable variable;
  Candidate left;
  CandidateSet right;
};

/// The elimination of a candidate: assumed, it empties the last variable. In a whip each left candidate is linked to
/// what remained of the variable just before (the first one to the target), in a braid to any before.
struct TheoryStep {
  TheoryScale pattern = TheoryScale::whip;  ///< whip, g_whip, braid or g_braid
  Candidate target;
  /// As many as the length says. Valid only during the call.
  std::span<const TheoryLink> links;
  /// Which elimination it is, from 1; 1 for all steps of `find_shortest`, which exist on the same grid.
  int round = 0;
};

using TheoryObserver = FunctionRef<void(const TheoryStep&)>;

/// Rates puzzles on the theory scales. Keeps its memory: after some puzzles it allocates nothing more. One per thread.
///
/// Whips are not confluent: using one can destroy others. W and gW take one at a time, of those of the least length that
/// the grid has the one for the first candidate by digit, row and column, as the reference figures do; where braids are
/// two shorter or more, the last candidates first as well, and the lesser figure counts. In another orientation one hard
/// puzzle in some hundreds has another figure.
class TheoryRater {
 public:
  explicit TheoryRater(const TheoryOptions& options = {});
  ~TheoryRater();
  TheoryRater(TheoryRater&&) noexcept;
  TheoryRater& operator=(TheoryRater&&) noexcept;

  /// The figure of a puzzle. Digits may conflict, then the puzzle is `invalid`.
  TheoryFigure rate(TheoryScale scale, const Board& board);
  TheoryFigure rate(TheoryScale scale, const Grid& grid);
  /// The figure for `whip`, `g_whip`, `braid` or `g_braid`; reports every elimination.
  TheoryFigure rate(TheoryScale scale, const Grid& grid, TheoryObserver observer);

  /// The least length, 1..limit, of which a grid has patterns (`whip`, `g_whip`, `braid`, `g_braid`); reports one
  /// for each candidate that has one. No other eliminations are made; the grid need not be at rest under singles.
  /// `stuck`: there are none.
  TheoryFigure find_shortest(TheoryScale pattern, const Grid& grid, TheoryObserver observer);

 private:
  class Scales;
  std::unique_ptr<Scales> scales_;
};

}  // namespace deduku
