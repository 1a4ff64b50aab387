// The theory scales: the length of the whips and braids that a puzzle needs, the depth of trial and error, and the
// number of values of its solution that must be given so that simple techniques solve it.
#pragma once

#include <span>
#include <string_view>

#include "deduku/export.h"
#include "deduku/function_ref.hpp"
#include "deduku/grid.hpp"
#include "deduku/hidden.hpp"
#include "deduku/outcome.hpp"
#include "deduku/rating_options.hpp"
#include "deduku/variable.hpp"

namespace DEDUKU_API deduku {

/// The scales. Singles (of cells and of houses) are free in all of them: 0 is a puzzle that they solve. No scale
/// assumes that the solution is unique. No figure changes under a symmetry of the puzzle, except rarely W and gW: see
/// `TheoryRater`.
enum class TheoryScale : std::uint8_t {
  depth,            ///< T&E depth: the number of nested assumptions needed, 0..3
  whip,             ///< W: the length of the longest whip needed
  g_whip,           ///< gW: the length of the longest g-whip needed, with groups of candidates
  braid,            ///< B: the length of the longest braid needed
  g_braid,          ///< gB: the length of the longest g-braid needed, with groups of candidates
  bxb,              ///< the necessary length of braids under one assumption; 0 if none are needed
  bxbb,             ///< the necessary length of braids under two assumptions; 0 if none are needed
  backdoor,         ///< the number of values of the solution with which singles do the rest
  subset_backdoor,  ///< the number of values for singles, intersections and subsets (naked and hidden, of any size)
};
inline constexpr int theory_scale_count = 9;

/// The name of a scale for people: "W", "gB", "T&E depth".
std::string_view name_of(TheoryScale scale);

/// The budget counts assumptions and states examined, separately for each figure (about a microsecond each); `stop` is
/// called at regular numbers of them, hundreds of times a second.
struct TheoryOptions {
  /// The maximum figure that is searched for; lengths of patterns end at 36, depths at 3 in any case.
  int limit = 36;
  WorkLimits work{};
};

struct TheoryFigure {
  int value = 0;
  /// `stuck`: no pattern of the scale of any length solves the puzzle. `out_of_budget`, `stopped`: the figure is at
  /// least `value`. `stuck`, `several`, `none`, `invalid`: `value` is 0.
  Outcome outcome = Outcome::solved;
  /// Whether the figure is greater than `value`, the limit.
  bool is_above = false;

  static constexpr TheoryFigure above(int limit) { return {limit, Outcome::solved, true}; }
  bool is_found() const { return outcome == Outcome::solved && !is_above; }
  friend bool operator==(const TheoryFigure&, const TheoryFigure&) = default;
};

/// A link of a whip or braid: if the earlier links hold, `left` is excluded, and only the candidates on the right
/// remain of the variable: one, or several in a group. After the last variable none remains.
struct TheoryLink {
  Variable variable;
  Candidate left;
  CandidateSet right;
};

/// The elimination of a candidate: assuming it empties the last variable. In a whip each left candidate is linked to
/// the rest of the previous variable (the first one to the target), in a braid to that of any earlier variable.
struct TheoryStep {
  TheoryScale pattern = TheoryScale::whip;  ///< whip, g_whip, braid or g_braid
  Candidate target;
  /// Their number is the length. Valid only during the call.
  std::span<const TheoryLink> links;
  /// The index of the elimination, from 1; 1 for all steps of `find_shortest`, which exist on the same grid.
  int round = 0;
};

using TheoryObserver = FunctionRef<void(const TheoryStep&)>;

/// Rates puzzles on the theory scales. Reuses its memory: after some puzzles it allocates no more. One per thread.
///
/// Whips are not confluent: using one can destroy others. W and gW take one at a time: among those of the least length
/// on the grid the one for the first candidate by digit, row and column, like the reference figures. If braids are
/// shorter by two or more, the last candidates are also tried first, and the lesser figure counts. In another
/// orientation one hard puzzle in some hundreds has another figure.
class TheoryRater {
 public:
  explicit TheoryRater(const TheoryOptions& options = {});

  /// The figure of a puzzle. If digits conflict, the puzzle is `invalid`.
  TheoryFigure rate(TheoryScale scale, const Board& board);
  TheoryFigure rate(TheoryScale scale, const Grid& grid);
  /// The figure for `whip`, `g_whip`, `braid` or `g_braid`; reports every elimination.
  TheoryFigure rate(TheoryScale scale, const Grid& grid, TheoryObserver observer);

  /// The least length, 1..limit, of patterns on a grid (`whip`, `g_whip`, `braid`, `g_braid`); reports one for each
  /// candidate that has one. No other eliminations are made; the grid need not be at rest under singles. `stuck`: no
  /// pattern exists.
  TheoryFigure find_shortest(TheoryScale pattern, const Grid& grid, TheoryObserver observer);

 private:
  class Scales;
  Hidden<Scales> scales_;
};

}  // namespace deduku
