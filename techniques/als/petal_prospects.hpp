// The eliminations of a candidate by some petal if it were true: computed before the search for blossoms.
//
//     1  .  .  |  {1 9} .  *        If the 1 is true, the petal holds its 9, and * is not 9. A blossom eliminates only
//                                   the candidates that each candidate of its stem excludes in this way, with petals
//                                   of its own.
#pragma once

#include <bitset>
#include <vector>

#include "deduku/per.hpp"
#include "techniques/facts/almost_locked_sets.hpp"

namespace deduku::als {

/// The maximum number of cells in a petal.
inline constexpr int most_petal_cells = 5;

/// Per requested candidate, its eliminations by petals of few cells. `Sets`: all almost locked sets, or the bivalue
/// cells. Keeps its memory from grid to grid.
template <class Sets>
class PetalProspects {
 public:
  void compute(const Grid& grid, Workspace& workspace) {
    catalogue_ = &workspace.get<Sets>(grid);
    known_.reset();
    for (auto& sets : acting_) sets.clear();
    for (const facts::AlmostLockedSet& set : *catalogue_) {
      if (set.cells.size() > most_petal_cells) continue;
      for (Digit digit : set.acting_digits) acting_[digit].push_back(&set);
    }
  }

  const CandidateSet& of(Candidate candidate) {
    if (!known_.test(candidate.slot())) prospects_[candidate] = prospects(candidate);
    known_.set(candidate.slot());
    return prospects_[candidate];
  }
  friend bool operator==(const PetalProspects& a, const PetalProspects& b) { return a.acting_ == b.acting_; }

 private:
  CandidateSet prospects(Candidate candidate) const {
    CandidateSet prospects;
    for (const facts::AlmostLockedSet* set : acting_[candidate.digit()]) {
      if (!catalogue_->digit_places(*set, candidate.digit()).seen_by_all.contains(candidate.cell())) continue;
      for (Digit held : set->acting_digits - DigitSet{candidate.digit()}) {
        prospects.insert(held, catalogue_->digit_places(*set, held).seen_by_all);
      }
    }
    return prospects;
  }

  const facts::AlmostLockedSets* catalogue_ = nullptr;
  PerDigit<std::vector<const facts::AlmostLockedSet*>> acting_;  ///< the sets in which a digit acts
  std::bitset<Candidate::count> known_;
  PerCandidate<CandidateSet> prospects_;
};

}  // namespace deduku::als
