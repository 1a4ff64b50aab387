// The candidates that chains of almost locked sets could eliminate at all, before any chain is sought.
//
//     *        4 at * is false if A -- 7 -- C -- 2 -- B is a chain with 4s that * sees at both ends. If it were true,
//              A and B would lack the 4; A would hold its 7, C lack it and hold its 2, and B lack the 2 as well.
//
// So a candidate is a prospect if, once it is true, a set lacks two of its digits: a set lacks a digit if the candidate
// sees all its places, and a set that lacks one digit holds all others. Every chain goes that way, for any length and
// with or without overlaps; and so do two sets with two links. Without prospects no search is needed.
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
  /// Whether a set lacks a digit if some prospect is true. Only such a set is the end of a chain that eliminates.
  bool is_end(int set) const { return deduku::contains(ends_.row(0), set); }
  friend bool operator==(const AlsProspects& a, const AlsProspects& b) {
    return a.candidates_ == b.candidates_ && a.ends_ == b.ends_;
  }

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
  BitMatrix lacking_;                ///< per digit, the sets that lack it, then those that lack any
  std::vector<Lack> queue_;          ///< each set once
  std::vector<std::uint32_t> held_;  ///< per digit and place, the premise under which it was last followed
  std::uint32_t premise_ = 0;
};

}  // namespace deduku::als
