// Chains of four or more almost locked sets, joined by restricted commons.
#pragma once

#include <vector>

#include "src/scales/hodoku/als_list.hpp"
#include "src/scales/hodoku/hodoku_hint.hpp"

namespace deduku::hodoku {

class Best;

/// The ends may overlap. Chains run only from earlier to later sets of the list, as in the original while solving.
class AlsChains {
 public:
  bool find(const AlsList& list, HodokuHint& hint);

 private:
  /// A set that a link leads to, and the digit of the link.
  struct LinkedSet {
    int set;
    Digit by;
  };

  void list_arrivals(const AlsList& list);
  void list_seeing(const AlsList& list);
  void compute_ends(const AlsList& list);
  void find_useful_ends(const AlsList& list, const facts::AlmostLockedSet& start, Digit first);
  void offer(const AlsList& list, const RestrictedCommon& common, Digit first, Best& best);

  int arrival_count() const { return static_cast<int>(arrivals_.size()); }
  int& arrival_at(int set, Digit by) { return number_[Digit::count * set + by.index()]; }
  std::vector<LinkedSet> arrivals_;  ///< ordered by set, then digit
  std::vector<int> number_;          ///< of the arrivals; -1 if no link leads there
  BitMatrix near_;                   ///< per arrival the possible ends of chains that continue by at least one link
  BitMatrix far_;                    ///< by at least two
  BitMatrix seeing_;                 ///< per candidate the arrivals whose set sees it by its digit
  BitMatrix useful_;                 ///< scratch: a row of arrivals
};

}  // namespace deduku::hodoku
