// The guardian relations of a grid: the consequences of its impossible patterns, if they are more than one cell or one
// elimination.
//
//   tridagons         with up to eight guardians; some of their cells may be solved or lack candidates
//   uncolourable sets with two added cells, of at most two further candidates each
//   oddagons          bivalue, with up to four guardians
//   odd loops         of one digit, with up to three guardians: broken wings
//
// A pattern that loses candidates stays impossible because the number of ways to fill its cells, zero, cannot grow. A
// guardian that is eliminated is missing from the relation. So the relation of a tridagon or a set on an earlier grid
// is a relation of this grid, of the same cells or of some of them, and does not need to be remembered (Berthier's
// ultra-persistence). Not found again are two added cells, one of which is left with a single digit of the three, and
// oddagons and odd loops that have lost a candidate.
#pragma once

#include "src/core/workspace.hpp"
#include "techniques/facts/guardian_relation.hpp"

namespace deduku::guardians {

/// All relations whose guardians are in several cells, ordered by size.
class GuardianRelations {
 public:
  void compute(const Grid& grid, Workspace& workspace);
  std::span<const facts::GuardianRelation> view() const { return list_.view(); }
  friend bool operator==(const GuardianRelations& a, const GuardianRelations& b) { return a.list_ == b.list_; }

 private:
  void add_sets(const Grid& grid, DigitSet digits);
  void add_loops(const Grid& grid, Digit digit);
  void add_minimal(const Grid& grid, DigitSet digits, const CellSet& floor, const CellSet& added);
  void add(const Grid& grid, DigitSet digits, const CellSet& floor, const CellSet& added);

  Budget* budget_ = nullptr;
  facts::RelationList list_;
  std::vector<CellSet> seen_;  ///< the added cells of the current digits that were already examined
};

/// The relation with only the cells that it needs: in the fact, the floor is every cell that may be needed.
facts::GuardianRelation with_smallest_floor(const Grid& grid, facts::GuardianRelation relation);

}  // namespace deduku::guardians
