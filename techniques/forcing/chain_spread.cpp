#include "techniques/forcing/chain_spread.hpp"

namespace deduku::forcing {

void ChainSpread::run(const Grid& grid, const ChainLinks& links, Fact premise) {
  facts_ = {};
  groups_ = {};
  queue_size_ = 0;
  distance_[premise.index()] = 0;
  facts_.insert(premise);
  queue_[queue_size_++] = premise;
  for (int i = 0; i < queue_size_; ++i) {
    const Fact fact = queue_[i];
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
}

bool ChainSpread::knows(Fact fact) const {
  if (!fact.is_group()) return facts_.contains(fact);
  return groups_[fact.is_on() ? 1 : 0][fact.digit().index()].contains(fact.segment());
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

/// A digit is off in cells.
void ChainSpread::learn_all(Digit digit, const CellSet& cells, Fact from) {
  for (Cell cell : cells - facts_.off.cells(digit)) learn(Fact(Candidate(cell, digit), false), from);
}

void ChainSpread::deny_groups(Digit digit, SegmentSet segments, Fact from) {
  for (Segment segment : segments - groups_[0][digit.index()]) learn(Fact(digit, segment, false), from);
}

void ChainSpread::follow_candidate(const Grid& grid, const ChainLinks& links, Fact on) {
  const Cell cell = on.candidate().cell();
  const Digit digit = on.digit();
  for (Digit other : grid.candidates(cell)) {
    const Fact denied(Candidate(cell, other), false);
    if (other != digit && !knows(denied)) learn(denied, on);
  }
  learn_all(digit, grid.cells(digit) & peers(cell), on);
  deny_groups(digit, links.groups(digit) & watched_by(cell), on);
}

void ChainSpread::follow_group(const Grid& grid, const ChainLinks& links, Fact on) {
  const Digit digit = on.digit();
  learn_all(digit, grid.cells(digit) & watchers(on.segment()), on);
  deny_groups(digit, links.groups_denied_by(grid, digit, on.segment()), on);
}

}  // namespace deduku::forcing
