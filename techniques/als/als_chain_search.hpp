// Chains of the almost locked sets of a grid, from restricted common to restricted common.
//
//     A -- 7 -- C -- 2 -- D -- 5 -- B     A set is entered and left by different restricted commons.
//
// From one set and the digit by which it is left, each other set is reached by each digit in a shortest chain.
// Neighbours in a shortest chain do not share cells, unless all chains that short have neighbours that do.
#pragma once

#include "deduku/per.hpp"
#include "techniques/facts/restricted_commons.hpp"

namespace deduku::als {

/// A set that a chain reaches.
struct AlsChainNode {
  int set;
  Digit digit;    ///< by which the set is reached; at the start, the one by which it is left
  int previous;   ///< the previous arrival; -1 at the start
  int size;       ///< the number of sets in the chain up to here
  bool overlaps;  ///< whether neighbours may share cells
};

/// Searches for chains; keeps its memory from grid to grid.
class AlsChainSearch {
 public:
  void compute(const Grid& grid, Workspace& workspace);

  /// Sets the maximum number of sets in a chain.
  void set_max_size(int size) { max_size_ = size; }

  /// Calls `visit(node)` for the chains that leave a set by a digit, short ones first. True if `visit` returned true,
  /// or the work is exhausted.
  template <class Visit>
  bool search(int start, Digit exit, Visit&& visit) {
    for (const bool overlaps : {false, true}) {
      begin(start, exit, overlaps);
      for (std::size_t at = 0; at < nodes_.size() && nodes_[at].size < max_size_; ++at) {
        if (!budget_->spend(units_per_arrival)) return true;
        std::size_t i = nodes_.size();
        extend(static_cast<int>(at));
        for (; i < nodes_.size(); ++i) {
          if (is_shortest(nodes_[i]) && visit(nodes_[i])) return true;
        }
      }
    }
    return false;
  }
  /// The previous arrival. Precondition: the node has one.
  const AlsChainNode& before(const AlsChainNode& node) const { return nodes_[node.previous]; }
  friend bool operator==(const AlsChainSearch& a, const AlsChainSearch& b) {
    return a.holders_ == b.holders_ && a.apart_ == b.apart_;
  }

 private:
  static constexpr std::uint64_t units_per_arrival = 1;

  void begin(int start, Digit exit, bool overlaps);
  DigitSet new_exits(const AlsChainNode& from);
  void extend(int at);
  bool is_shortest(const AlsChainNode& node);
  static int row_of(Digit digit, bool overlaps) { return digit.index() + (overlaps ? Digit::count : 0); }

  Budget* budget_ = nullptr;
  int max_size_ = 0;
  const facts::AlmostLockedSets* catalogue_ = nullptr;
  const facts::RestrictedCommons* commons_ = nullptr;
  BitMatrix holders_;  ///< per cell, the sets with it
  BitMatrix apart_;    ///< per set, the sets that share no cell with it
  std::vector<AlsChainNode> nodes_;
  BitMatrix reached_;  ///< per digit, the sets reached by it, without and with overlaps
  /// Per set and digit, the size of the shortest chain, without overlaps if possible.
  std::vector<PerDigit<std::uint8_t>> plain_sizes_;
  std::vector<DigitSet> tried_;  ///< per set, the digits by which it was left
};

}  // namespace deduku::als
