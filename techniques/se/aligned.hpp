// Aligned pair and triplet exclusion.
#pragma once

#include "techniques/se/hint.hpp"

namespace deduku::se {

/// Searches for one of the two. Remembers the last grid without any, and looks only at what changed since.
class AlignedSearch {
 public:
  bool find_pair(const State& state, Hint& hint);
  bool find_triplet(const State& state, Hint& hint);

 private:
  CellSet changed_cells(const State& state, const CellSet& bases) const;
  bool fail(const State& state, const CellSet& bases);

  Mask failed_[81] = {};
  CellSet failed_bases_;
};

}  // namespace deduku::se
