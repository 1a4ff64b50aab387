// The digits that two cells cannot hold together because they would take two digits from an almost locked set.
//
//     {1 2 5}  .   .   |  {1 2}  .  .         If r1c1 were 1 and r2c6 2, nothing would be left for r1c4. And
//        .     .   .   |    .    .  {1 2 6}   two cells that see each other do not hold the same digit.
#pragma once

#include "deduku/per.hpp"
#include "techniques/facts/almost_locked_sets.hpp"

namespace deduku::als {

/// For each candidate and each other cell, the excluded digits. Keeps its memory from grid to grid.
class PairExclusions {
 public:
  void compute(const Grid& grid, Workspace& workspace);

  /// The digits that a cell cannot hold together with a candidate of another one.
  DigitSet excluded(Candidate candidate, Cell other) const {
    DigitSet excluded = excluded_[candidate.slot()][other];
    if (sees(candidate.cell(), other)) excluded.insert(candidate.digit());
    return excluded;
  }
  /// The cells for which a set excludes anything together with a candidate of this cell.
  const CellSet& partners(Cell cell) const { return partners_[cell]; }
  friend bool operator==(const PairExclusions&, const PairExclusions&) = default;

 private:
  void note(const facts::AlmostLockedSets& catalogue, const facts::AlmostLockedSet& set);

  std::vector<PerCell<DigitSet>> excluded_;  ///< per candidate
  PerCell<CellSet> partners_;
};

}  // namespace deduku::als
