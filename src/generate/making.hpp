// The common parts of the engines: the results of streams, the cells that symmetries move together, and the pieces of
// puzzles.
#pragma once

#include <functional>

#include "deduku/generate.hpp"
#include "src/generate/automorphic.hpp"
#include "src/generate/judge.hpp"
#include "src/generate/random_grid.hpp"
#include "src/generate/thinning.hpp"

namespace deduku::generate {

/// The environment of an engine.
struct EngineContext {
  const PuzzleConstraints& constraints;
  Judge& judge;
  const std::function<bool()>& stop;
  /// A stream may end after this number of puzzles: the others are not wanted.
  std::size_t most = std::numeric_limits<std::size_t>::max();
  /// A stream ends after this number of tries.
  std::uint64_t most_tried = std::numeric_limits<std::uint64_t>::max();

  bool is_stopped() const { return judge.is_stopped() || (stop && stop()); }
  /// The same context with fewer tries left and another sufficient number of puzzles.
  EngineContext with_less(std::uint64_t tried, std::size_t enough) const {
    return {.constraints = constraints, .judge = judge, .stop = stop, .most = enough, .most_tried = most_tried - tried};
  }
};

/// Collects the puzzles of a stream, each once up to equivalence.
class StreamResultBuilder {
 public:
  StreamResultBuilder(const EngineContext& workshop, std::uint64_t stream) : workshop_(workshop), stream_(stream) {}

  /// Starts again, from a start of its own.
  void start() { ++starts_; }
  /// Counts a tried puzzle.
  void count() { ++stream_result_.tried; }
  /// Counts other work, in steps of a few nanoseconds.
  void count_steps(std::uint64_t steps);
  /// Whether the number of tries has reached the caller's limit.
  bool is_spent() const { return stream_result_.tried >= workshop_.most_tried; }
  /// Whether no more may be tried, because of that limit or because the caller has requested a stop. Must be checked
  /// before each try.
  bool must_end() const { return is_spent() || workshop_.is_stopped(); }
  void add(const Board& puzzle, const Solution& solution);
  /// Excludes puzzles equivalent to a given one.
  void leave_out(const Board& puzzle) { classes_.insert(puzzle); }
  void pass_over(std::uint64_t sets) { stream_result_.passed_over += sets; }
  std::uint64_t tried() const { return stream_result_.tried; }
  std::size_t found() const { return stream_result_.puzzles.size(); }
  StreamResult take() { return std::move(stream_result_); }
  /// The result of a stream that must end: the puzzles found, unless the caller has stopped it.
  StreamResult take_ended();

 private:
  const EngineContext& workshop_;
  std::uint64_t stream_;
  std::uint64_t steps_ = 0;  ///< that do not make up a try yet
  int starts_ = 0;           ///< 0: the stream has only one start
  StreamResult stream_result_;
  EquivalenceClasses classes_;
};

/// The sets of cells that motions exchange with each other; together all cells.
std::vector<CellSet> orbits(std::span<const Symmetry> motions);
/// Whether one kind of symmetry includes all motions of another.
bool includes(Pattern pattern, Pattern other);
/// Whether a kind of symmetry meets a constraint.
bool fits(Pattern found, const PatternConstraint& wanted);
/// Whether a set of `least` to `most` cells can be made up of orbits.
bool can_have(std::span<const CellSet> orbits, int least, int most);

/// The cells that are given or not given together: those exchanged by the motions of the wanted symmetry, and of the
/// kind of automorphism, if one is named.
std::vector<CellSet> groups_of(const PuzzleConstraints& constraints, const AutomorphismKind* kind = nullptr);

/// The promise of constraints about redundant givens: puzzles in a vicinity and those drawn with controlled bias are
/// minimal.
Minimality promised_minimality(const PuzzleConstraints& constraints);

/// Whether a puzzle meets all constraints except those on ratings: number and places of its givens, its automorphism.
bool has_shape(const Board& puzzle, const PuzzleConstraints& constraints);

/// The digits that a mask names, as a puzzle.
Board digits_of(const Mask& mask);

/// "the given in row 1, column 2"
std::string given_at(Cell cell);

/// The puzzle with the digits of a solution in these cells as givens.
Board puzzle_of(const CellSet& givens, const Solution& solution);

/// From a full grid to sparse puzzles that meet all constraints except those on ratings.
class PuzzleCutter {
 public:
  explicit PuzzleCutter(const PuzzleConstraints& constraints);
  /// The groups are unions of those that the pattern makes.
  PuzzleCutter(const PuzzleConstraints& constraints, std::vector<CellSet> groups);

  /// Removes groups of cells in random order from givens with one solution. Empty if the result has too many givens, or
  /// redundant ones although it must be minimal, or more symmetry than is wanted.
  std::optional<CellSet> cut(Thinner& thinner, const CellSet& givens, Random& random);
  /// The same, but too many or too few givens are accepted.
  std::optional<CellSet> cut_freely(Thinner& thinner, const CellSet& givens, Random& random);

  /// The cells that are given or not given together: those that the pattern maps to a cell.
  const std::vector<CellSet>& groups() const { return groups_; }
  const CellSet& group_of(Cell cell) const { return groups_[group_of_[cell]]; }
  /// Whether a puzzle whose groups are all needed may still have redundant givens.
  bool may_be_redundant() const;

 private:
  const PuzzleConstraints& constraints_;
  std::vector<CellSet> groups_;
  std::vector<CellSet> order_;
  PerCell<std::size_t> group_of_{};
};

/// One function for each engine: the puzzles of a stream.
StreamResult make_fresh(const EngineContext& workshop, std::uint64_t stream);
StreamResult make_by_search(const EngineContext& workshop, std::uint64_t stream);
StreamResult make_masked(const EngineContext& workshop, std::uint64_t stream);
StreamResult make_automorphic(const EngineContext& workshop, std::uint64_t stream);
StreamResult make_controlled(const EngineContext& workshop, std::uint64_t stream);

}  // namespace deduku::generate
