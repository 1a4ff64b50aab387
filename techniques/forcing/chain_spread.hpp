// Everything that follows from one premise by chains: in each link one fact implies the next.
#pragma once

#include "techniques/forcing/chain_links.hpp"
#include "techniques/forcing/closures.hpp"

namespace deduku::forcing {

/// The facts that a premise implies, breadth first: the way to each is a shortest one.
class ChainSpread {
 public:
  /// Finds all facts and the ways to them.
  void run(const Grid& grid, const ChainLinks& links, Fact premise);
  /// Finds the facts about candidates alone, in less time: what is in `closures` is taken from there.
  const Facts& reach(const Grid& grid, const ChainLinks& links, Fact premise, const Closures& closures);

  /// What follows about candidates, the premise included.
  const Facts& facts() const { return facts_; }
  bool knows(Fact fact) const;
  /// How many links lead to a known fact; 0 for the premise.
  int distance(Fact known) const { return distance_[known.index()]; }
  /// The fact from which a known one follows at once.
  Fact parent(Fact known) const { return parent_[known.index()]; }

 private:
  void begin(Fact premise);
  void follow(const Grid& grid, const ChainLinks& links, Fact fact);
  void follow_candidate(const Grid& grid, const ChainLinks& links, Fact on);
  void follow_group(const Grid& grid, const ChainLinks& links, Fact on);
  void learn(Fact fact, Fact from);
  void learn_off(Digit digit, const CellSet& cells, Fact from);
  void learn_off(Digit digit, SegmentSet segments, Fact from);

  Facts facts_;
  std::array<std::array<SegmentSet, Digit::count>, 2> groups_;  ///< off, on
  std::array<Fact, Fact::count> queue_;
  int queue_size_ = 0;
  std::array<Fact, Fact::count> parent_;
  std::array<std::uint16_t, Fact::count> distance_;
};

}  // namespace deduku::forcing
