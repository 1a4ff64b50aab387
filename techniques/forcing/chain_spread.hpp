// All claims that follow from one premise by chains: in each link one claim implies the next.
#pragma once

#include "src/core/claim.hpp"
#include "techniques/facts/links/reach.hpp"

namespace deduku::forcing {

/// The order of links that follow directly from the same claim. To false claims: those of the cell, then those of the
/// digit, then groups. To true claims: those along the row, the column, the box, then that of the cell.
struct ForcingRank {
  static constexpr int last = 3;
  int operator()(const links::LinkNode& from, const links::LinkNode& to, bool truth) const;

  const Grid* grid = nullptr;
};

/// The claims that a premise implies, breadth first: the path to each is a shortest one.
class ChainSpread {
 public:
  /// Finds all claims and the paths to them. `links` are those of the grid, including groups; they must outlive the
  /// spread.
  void run(const Grid& grid, const links::Links& links, Claim premise);

  /// The consequences about candidates, including the premise.
  const Claims& claims() const { return claims_; }
  /// Whether the claim, about a candidate or group of the grid, follows.
  bool knows(Claim claim) const { return reach_.reaches(index_of(claim)); }
  /// The number of links to a known claim; 0 for the premise.
  int distance(Claim known) const { return reach_.distance(index_of(known)); }
  /// The claim from which a known one follows directly.
  Claim parent(Claim known) const { return claim_of(reach_.parent(index_of(known))); }

 private:
  links::ClaimIndex index_of(Claim claim) const;
  Claim claim_of(links::ClaimIndex claim) const;

  const links::Links* links_ = nullptr;
  links::Reach<ForcingRank> reach_;
  Claims claims_;
};

}  // namespace deduku::forcing
