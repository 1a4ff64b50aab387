// Which candidates chains of almost locked sets could eliminate at all, before any chain is sought.
//
//     *        4 at * is false if A -- 7 -- C -- 2 -- B is a chain with 4s that * sees at both ends. For then, if it were
//              true, A and B would lack the 4; A would hold its 7, C lack it and hold its 2, and B lack the 2 as well.
//
// So a candidate is a prospect if a set lacks two of its digits as soon as it is true: what it sees all places of is lacking,
// and of a set that lacks a digit all others are held. Every chain goes that way, whatever its length and whether its sets
// overlap; and so do two sets with two links. Without prospects there is nothing to seek.
#pragma once

#include "techniques/als/common_eliminations.hpp"
#include "techniques/facts/restricted_commons.hpp"

namespace deduku::als {

/// The candidates of a grid that would leave some set without two of its digits. Keeps its memory from grid to grid.
class AlsProspects {
 public:
  void compute(const Grid& grid, Workspace& workspace);

  bool empty() const { return candidates_.empty(); }
  const CandidateSet& candidates() const { return candidates_; }
  /// Whether a set lacks a digit where some prospect is true: no other is the end of a chain that eliminates.
  bool is_end(int set) const { return deduku::contains(ends_.row(0), set); }

 private:
  /// A set that lacks a digit.
  struct Lack {
    int set;
    Digit digit;
  };

  bool contradicts(const BitMatrix::Word* seen, Digit digit);
  bool lose(const BitMatrix::Word* sets, Digit digit);

  const facts::AlmostLockedSets* catalogue_ = nullptr;
  const facts::RestrictedCommons* commons_ = nullptr;
  CandidateSet candidates_;
  BitMatrix ends_;                   ///< one row
  BitMatrix lacking_;                ///< per digit the sets that lack it, then those that lack any
  std::vector<Lack> queue_;          ///< each set once
  std::vector<std::uint32_t> held_;  ///< per digit places the premise under which they were followed last
  std::uint32_t premise_ = 0;
};

}  // namespace deduku::als
