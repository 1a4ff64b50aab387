// What the engines share: puzzles as they come out of streams, and the pieces that they are made of.
#pragma once

#include <functional>

#include "deduku/generate.hpp"
#include "src/generate/automorphic.hpp"
#include "src/generate/judge.hpp"
#include "src/generate/random_grid.hpp"
#include "src/generate/thinning.hpp"

namespace deduku::generate {

/// What an engine works with.
struct Workshop {
  const Wishes& wishes;
  Judge& judge;
  const std::function<bool()>& stop;
  /// A stream may end after so many puzzles: its others are not wanted.
  std::size_t most = std::numeric_limits<std::size_t>::max();
  /// A stream ends after so many tries.
  std::uint64_t most_tried = std::numeric_limits<std::uint64_t>::max();

  bool is_stopped() const { return judge.is_stopped() || (stop && stop()); }
  /// The same, where so many fewer tries are left, and another number of puzzles is enough.
  Workshop with_less(std::uint64_t tried, std::size_t enough) const {
    return {.wishes = wishes, .judge = judge, .stop = stop, .most = enough, .most_tried = most_tried - tried};
  }
};

/// Collects the puzzles of a stream, each once up to equivalence.
class HarvestMaker {
 public:
  HarvestMaker(const Workshop& workshop, std::uint64_t stream) : workshop_(workshop), stream_(stream) {}

  /// Begins anew, from a start of its own.
  void start() { ++starts_; }
  /// Counts a puzzle that was tried.
  void count() { ++harvest_.tried; }
  /// Counts other work, in steps of some nanoseconds.
  void count_steps(std::uint64_t steps);
  /// Whether there were as many tries as the caller allows.
  bool is_spent() const { return harvest_.tried >= workshop_.most_tried; }
  /// Whether no more may be tried, because of that or because the caller has said stop. To be asked before each try.
  bool must_end() const { return is_spent() || workshop_.is_stopped(); }
  void add(const Board& puzzle, const Solution& solution);
  /// Leaves out what is equivalent to a puzzle.
  void leave_out(const Board& puzzle) { classes_.insert(puzzle); }
  void pass_over(std::uint64_t sets) { harvest_.passed_over += sets; }
  std::uint64_t tried() const { return harvest_.tried; }
  std::size_t found() const { return harvest_.puzzles.size(); }
  Harvest take() { return std::move(harvest_); }
  /// What is left of a stream that must end: what was found, unless the caller has stopped it.
  Harvest take_ended();

 private:
  const Workshop& workshop_;
  std::uint64_t stream_;
  std::uint64_t steps_ = 0;  ///< that make no try yet
  int starts_ = 0;           ///< 0: the stream has the one alone
  Harvest harvest_;
  EquivalenceClasses classes_;
};

/// The cells that are given or not given together: those that the motions of the symmetry wanted exchange, and of the kind of
/// automorphism, if one is named.
std::vector<CellSet> groups_of(const Wishes& wishes, const AutomorphismKind* kind = nullptr);

/// What wishes promise of redundant givens: puzzles in a vicinity and those drawn with controlled bias are minimal.
Minimality promised_minimality(const Wishes& wishes);

/// Whether a puzzle is what wishes want it to be but for what raters say: number and places of its givens, its automorphism.
bool has_shape(const Board& puzzle, const Wishes& wishes);

/// The digits that a mask names, as a puzzle.
Board digits_of(const Mask& mask);

/// One of some cells, all equally likely; there must be any.
Cell random_cell(const CellSet& cells, Random& random);

/// The puzzle that gives these cells of a solution.
Board puzzle_of(const CellSet& givens, const Solution& solution);

/// From a full grid to sparse puzzles, as wishes want them but for what raters say.
class PuzzleCutter {
 public:
  explicit PuzzleCutter(const Wishes& wishes);
  /// The groups are unions of those that the pattern makes.
  PuzzleCutter(const Wishes& wishes, std::vector<CellSet> groups);

  /// Leaves out groups of cells in random order from givens with one solution. Empty where what comes out has too many
  /// givens, or redundant ones where it must be minimal, or more symmetry than is wanted.
  std::optional<CellSet> cut(Thinner& thinner, const CellSet& givens, Random& random);
  /// The same, where too many or too few givens are no reason to give up.
  std::optional<CellSet> cut_freely(Thinner& thinner, const CellSet& givens, Random& random);

  /// The cells that are given or not given together; those that the pattern moves to a cell.
  const std::vector<CellSet>& groups() const { return groups_; }
  const CellSet& group_of(Cell cell) const { return groups_[group_of_[cell.slot()]]; }
  /// Whether a puzzle whose groups are all needed may still have redundant givens.
  bool may_be_redundant() const;

 private:
  const Wishes& wishes_;
  std::vector<CellSet> groups_;
  std::vector<CellSet> order_;
  std::array<std::size_t, Cell::count> group_of_{};
};

/// The puzzles that come of a full grid whose cells are left out in random orders, several where few of them lead to a puzzle.
Harvest harvest_grid(const Workshop& workshop, std::uint64_t stream, const Solution& grid, PuzzleCutter& cutter,
                     Random& random);

/// The puzzles of a stream, by each engine; in the file of its name.
Harvest harvest_fresh(const Workshop& workshop, std::uint64_t stream);
Harvest harvest_by_search(const Workshop& workshop, std::uint64_t stream);
Harvest harvest_masked(const Workshop& workshop, std::uint64_t stream);
Harvest harvest_automorphic(const Workshop& workshop, std::uint64_t stream);
Harvest harvest_controlled(const Workshop& workshop, std::uint64_t stream);

}  // namespace deduku::generate
