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

void ChainSpread::run(const Grid& grid, const links::Links& links, Fact premise) {
  links_ = &links;
  reach_.rank().grid = &grid;
  reach_.begin(links);
  reach_.run(links, claim_of(premise));
  facts_ = {};
  for (links::Claim claim : reach_.claims()) {
    const links::LinkNode& node = links[links::node_of(claim)];
    if (!node.is_group) facts_.insert(Fact(node.candidate(), links::is_true(claim)));
  }
}

links::Claim ChainSpread::claim_of(Fact fact) const {
  const int node = fact.is_group() ? links_->node_of(fact.digit(), fact.segment()) : links_->node_of(fact.candidate());
  return links::claim(node, fact.is_on());
}

Fact ChainSpread::fact_of(links::Claim claim) const {
  const links::LinkNode& node = (*links_)[links::node_of(claim)];
  const bool is_on = links::is_true(claim);
  return node.is_group ? Fact(node.digit, node.segment, is_on) : Fact(node.candidate(), is_on);
}

}  // namespace deduku::forcing
