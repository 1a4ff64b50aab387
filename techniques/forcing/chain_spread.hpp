// Everything that follows from one premise by chains: in each link one fact implies the next.
#pragma once

#include "techniques/facts/links/reach.hpp"
#include "techniques/forcing/forcing_facts.hpp"

namespace deduku::forcing {

/// Links that follow at once from the same fact: to what is false, those of the cell come before those of the digit and
/// these before groups; to what is true, those along the row, the column, the box, then that of the cell.
struct ForcingRank {
  static constexpr int last = 3;
  int operator()(const links::LinkNode& from, const links::LinkNode& to, bool truth) const;

  const Grid* grid = nullptr;
};

/// The facts that a premise implies, breadth first: the path to each is a shortest one.
class ChainSpread {
 public:
  /// Finds all facts and the paths to them. `links` are those of the grid, groups included; they must stay.
  void run(const Grid& grid, const links::Links& links, Fact premise);

  /// What follows about candidates, the premise included.
  const Facts& facts() const { return facts_; }
  /// Whether the fact, about a candidate or group of the grid, follows.
  bool knows(Fact fact) const { return reach_.reaches(claim_of(fact)); }
  /// How many links lead to a known fact; 0 for the premise.
  int distance(Fact known) const { return reach_.distance(claim_of(known)); }
  /// The fact from which a known one follows at once.
  Fact parent(Fact known) const { return fact_of(reach_.parent(claim_of(known))); }

 private:
  links::Claim claim_of(Fact fact) const;
  Fact fact_of(links::Claim claim) const;

  const links::Links* links_ = nullptr;
  links::Reach<ForcingRank> reach_;
  Facts facts_;
};

}  // namespace deduku::forcing
