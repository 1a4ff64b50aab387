// Almost locked sets with common eliminations: candidates that see all places of their digit in both sets.
//
//     A {4 7}  .  *  |  .  {2 4} B      One of A and B holds the 4, says a chain from A to B. That removes the
//     .        .  .  |  .    .          4 at *, which sees both; without such a 4 the search is needless.
#pragma once

#include "src/core/bit_matrix.hpp"
#include "techniques/facts/almost_locked_sets.hpp"

namespace deduku::als {

/// The pairs of sets of a grid that have common eliminations. Keeps its memory from grid to grid.
class CommonEliminations {
 public:
  void compute(const Grid& grid, Workspace& workspace);

  /// The sets with which a set has common eliminations, as bits.
  const BitMatrix::Word* of(int set) const { return sharing_.row(set); }
  /// The sets of which a candidate sees all places of its digit, as bits.
  const BitMatrix::Word* sets_of(Candidate candidate) const { return sets_of_.row(candidate.index()); }
  bool are_common(int a, int b) const { return sharing_.contains(a, b); }
  friend bool operator==(const CommonEliminations&, const CommonEliminations&) = default;

 private:
  BitMatrix sets_of_;  ///< per candidate, the sets of which it sees all places of its digit
  BitMatrix sharing_;  ///< per set
};

/// The digits of which some candidate sees all places in both sets.
DigitSet common_elimination_digits(const facts::AlmostLockedSets& catalogue, const facts::AlmostLockedSet& a,
                                   const facts::AlmostLockedSet& b);

}  // namespace deduku::als
