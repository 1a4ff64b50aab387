// Chains and loops: every shortest chain between two candidates is judged, the best one is the step.
#pragma once

#include "techniques/facts/links/implications.hpp"
#include "techniques/facts/links/reach.hpp"

namespace deduku::hodoku {

using links::claim;
using links::ClaimIndex;
using links::Consequences;
using links::Implications;
using links::is_true;
using links::LinkClass;
using links::LinkNode;
using links::Links;
using links::node_of;

/// The rank of a conclusion among those of a candidate: its cell, its row, its column, the rest of its box, then
/// groups. Conclusions of one kind are equal.
struct HodokuRank {
  static constexpr int last = 4;
  int operator()(const LinkNode& from, const LinkNode& to, bool) const {
    if (from.is_group || to.is_group) return last;
    if (to.cell == from.cell) return 0;
    if (to.cell.row() == from.cell.row()) return 1;
    return to.cell.column() == from.cell.column() ? 2 : 3;
  }
};
using HodokuReach = links::Reach<HodokuRank>;

/// Follows the premise to the end, nearest conclusions first. Skips barred claims, and false nodes without consequences
/// unless they are in the cell of the premise.
inline void follow(HodokuReach& reach, const Links& links, ClaimIndex premise,
                   std::span<const ClaimIndex> barred = {}) {
  reach.begin(links);
  reach.bar_dead_ends(links, node_of(premise));
  for (ClaimIndex each : barred) reach.bar(each);
  reach.run(links, premise);
}

/// The memory of chain searches.
struct ChainScratch {
  HodokuReach reach;
  HodokuReach detour;
  std::vector<ClaimIndex> path;
};

}  // namespace deduku::hodoku
