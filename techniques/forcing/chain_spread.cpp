#include "techniques/forcing/chain_spread.hpp"

namespace deduku::forcing {

void ChainSpread::run(const Grid& grid, const ChainLinks& links, Fact premise) {
  begin(premise);
  for (int i = 0; i < queue_size_; ++i) follow(grid, links, queue_[i]);
}

const Facts& ChainSpread::reach(const Grid& grid, const ChainLinks& links, Fact premise, const Closures& closures) {
  begin(premise);
  for (int i = 0; i < queue_size_; ++i) {
    const Fact fact = queue_[i];
    if (!fact.is_group() && closures.has(fact)) {
      facts_ |= closures.of(fact);
    } else {
      follow(grid, links, fact);
    }
  }
  return facts_;
}

bool ChainSpread::knows(Fact fact) const {
  if (!fact.is_group()) return facts_.contains(fact);
  return groups_[fact.is_on() ? 1 : 0][fact.digit().index()].contains(fact.segment());
}

void ChainSpread::begin(Fact premise) {
  facts_ = {};
  facts_.insert(premise);
  groups_ = {};
  distance_[premise.index()] = 0;
  queue_[0] = premise;
  queue_size_ = 1;
}

void ChainSpread::follow(const Grid& grid, const ChainLinks& links, Fact fact) {
  if (!fact.is_on()) {
    for (Fact target : links.strong(fact)) {
      if (!knows(target)) learn(target, fact);
    }
  } else if (fact.is_group()) {
    follow_group(grid, links, fact);
  } else {
    follow_candidate(grid, links, fact);
  }
}

void ChainSpread::follow_candidate(const Grid& grid, const ChainLinks& links, Fact on) {
  const Cell cell = on.candidate().cell();
  const Digit digit = on.digit();
  for (Digit other : grid.candidates(cell)) {
    const Fact denied(Candidate(cell, other), false);
    if (other != digit && !knows(denied)) learn(denied, on);
  }
  learn_off(digit, grid.cells(digit) & peers(cell), on);
  learn_off(digit, links.groups_denied_by(grid, digit, peers(cell)), on);
}

void ChainSpread::follow_group(const Grid& grid, const ChainLinks& links, Fact on) {
  const Digit digit = on.digit();
  const CellSet seen = common_peers(on.cells(grid));
  learn_off(digit, grid.cells(digit) & seen, on);
  learn_off(digit, links.groups_denied_by(grid, digit, seen), on);
}

void ChainSpread::learn(Fact fact, Fact from) {
  if (fact.is_group()) {
    groups_[fact.is_on() ? 1 : 0][fact.digit().index()].insert(fact.segment());
  } else {
    facts_.insert(fact);
  }
  parent_[fact.index()] = from;
  distance_[fact.index()] = static_cast<std::uint16_t>(distance_[from.index()] + 1);
  queue_[queue_size_++] = fact;
}

void ChainSpread::learn_off(Digit digit, const CellSet& cells, Fact from) {
  for (Cell cell : cells - facts_.off.cells(digit)) learn(Fact(Candidate(cell, digit), false), from);
}

void ChainSpread::learn_off(Digit digit, SegmentSet segments, Fact from) {
  for (Segment segment : segments - groups_[0][digit.index()]) learn(Fact(digit, segment, false), from);
}

}  // namespace deduku::forcing
