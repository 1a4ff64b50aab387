#include "techniques/forcing/chain_spread.hpp"

namespace deduku::forcing {

int ForcingRank::operator()(const links::LinkNode& from, const links::LinkNode& to, bool truth) const {
  if (!truth) return to.is_group ? 2 : to.digit == from.digit ? 1 : 0;
  if (to.digit != from.digit) return last;
  const CellSet both = from.cells | to.cells;
  for (House house : common_houses(both)) {
    if (grid->cells(house, to.digit) == both) return static_cast<int>(house.kind());
  }
  return last;
}

void ChainSpread::run(const Grid& grid, const links::Links& links, Claim premise) {
  links_ = &links;
  reach_.rank().grid = &grid;
  reach_.begin(links);
  reach_.run(links, index_of(premise));
  claims_ = {};
  for (links::ClaimIndex claim : reach_.claims()) {
    const links::LinkNode& node = links[links::node_of(claim)];
    if (!node.is_group) claims_.insert(Claim(node.candidate(), links::is_true(claim)));
  }
}

links::ClaimIndex ChainSpread::index_of(Claim claim) const {
  const int node =
      claim.is_group() ? links_->node_of(claim.digit(), claim.segment()) : links_->node_of(claim.candidate());
  return links::claim(node, claim.is_true());
}

Claim ChainSpread::claim_of(links::ClaimIndex claim) const {
  const links::LinkNode& node = (*links_)[links::node_of(claim)];
  const bool is_on = links::is_true(claim);
  return node.is_group ? Claim(node.digit, node.segment, is_on) : Claim(node.candidate(), is_on);
}

}  // namespace deduku::forcing
