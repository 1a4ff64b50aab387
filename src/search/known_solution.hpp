// Facts about the puzzles with a certain solution.
#pragma once

#include <span>

#include "deduku/search.hpp"

namespace deduku::search {

/// The unavoidable sets of a solution seen so far: sets of cells where another full grid differs from it. A puzzle
/// without a given in one of them has that grid as a second solution.
class KnownSolution {
 public:
  explicit KnownSolution(const Solution& solution);

  /// Whether `givens`, which have only one solution, still have only one without `given`.
  bool can_do_without(const CellSet& givens, Cell given);
  std::span<const CellSet> unavoidable_sets() const { return std::span(sets_).first(count_); }

 private:
  void add_pairs(Digit first, Digit second);
  void remember(const CellSet& set);
  bool avoids_one(const CellSet& givens) const;
  std::optional<CellSet> find_difference(const CellSet& givens, Cell given) const;

  static constexpr std::size_t capacity = 320;  ///< at most 36 * 4 are pairs; the latest others follow

  const Solution solution_;
  PerDigit<CellSet> cells_;
  std::array<CellSet, capacity> sets_;
  std::size_t count_ = 0;
  std::size_t pair_count_ = 0;
  std::size_t next_ = 0;
};

}  // namespace deduku::search
