// Chains of four or more almost locked sets, joined by restricted commons.
#pragma once

#include <vector>

#include "techniques/hodoku/als.hpp"
#include "techniques/hodoku/hint.hpp"

namespace deduku::hodoku {

/// The ends may overlap. Chains run from earlier to later sets of the list only, as the original has it while
/// solving.
class AlsChains {
 public:
  bool find(const AlsList& list, Hint& hint);

 private:
  void know_ends(const AlsList& list);
  /// What can be the end of a chain that has come to a set by a digit: its last set and the digit that led
  /// there.
  std::uint64_t* ends(std::vector<std::uint64_t>& table, int set, Digit by) {
    return table.data() + words_ * (Digit::count * set + by.index());
  }

  std::vector<std::uint64_t> near_;  ///< after at least one link more
  std::vector<std::uint64_t> far_;   ///< after at least two
  int words_ = 0;
};

}  // namespace deduku::hodoku
