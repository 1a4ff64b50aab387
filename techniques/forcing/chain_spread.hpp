// Everything that follows from one premise by chains: in each link one fact implies the next.
#pragma once

#include "techniques/forcing/chain_links.hpp"

namespace deduku::forcing {

/// The facts that a premise implies, breadth first: the way to each is a shortest one.
class ChainSpread {
 public:
  void run(const Grid& grid, const ChainLinks& links, Fact premise);

  Fact premise() const { return queue_[0]; }
  /// What follows about candidates, the premise included.
  const Facts& facts() const { return facts_; }
  bool knows(Fact fact) const;
  /// How many links lead to a known fact; 0 for the premise.
  int distance(Fact known) const { return distance_[known.index()]; }
  /// The fact from which a known one follows at once.
  Fact parent(Fact known) const { return parent_[known.index()]; }

 private:
  void learn(Fact fact, Fact from);
  void learn_all(Digit digit, const CellSet& cells, Fact from);
  void deny_groups(Digit digit, SegmentSet segments, Fact from);
  void follow_candidate(const Grid& grid, const ChainLinks& links, Fact on);
  void follow_group(const Grid& grid, const ChainLinks& links, Fact on);

  Facts facts_;
  std::array<std::array<SegmentSet, Digit::count>, 2> groups_;  ///< off, on
  std::array<Fact, Fact::count> queue_;
  int queue_size_ = 0;
  std::array<Fact, Fact::count> parent_;
  std::array<std::uint16_t, Fact::count> distance_;
};

}  // namespace deduku::forcing
