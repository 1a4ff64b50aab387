#include "techniques/forcing/proof.hpp"

#include <algorithm>

namespace deduku::forcing {

namespace {

/// The others of the cell (`reason` 0), or the other places of the digit in a house (1, 2, 3).
CandidateSet rivals(const Grid& grid, Candidate candidate, int reason) {
  CandidateSet rivals;
  if (reason == 0) {
    rivals.insert(candidate.cell(), grid.candidates(candidate.cell()));
  } else {
    const House house = candidate.cell().houses()[reason - 1];
    rivals.insert(candidate.digit(), grid.cells(house, candidate.digit()));
  }
  rivals.erase(candidate);
  return rivals;
}

}  // namespace

Link link_between(const Grid& grid, Fact from, Fact to) {
  return {{from.cells(grid), from.digit()},
          {to.cells(grid), to.digit()},
          from.is_on() ? LinkKind::weak : LinkKind::strong};
}

void append_chain(const Grid& grid, const ChainSpread& spread, Fact goal, Links& links) {
  const auto begin = static_cast<std::ptrdiff_t>(links.size());
  for (Fact fact = goal; spread.distance(fact) > 0; fact = spread.parent(fact)) {
    links.push_back(link_between(grid, spread.parent(fact), fact));
  }
  std::reverse(links.begin() + begin, links.end());
}

int NetProof::weight(Fact known) {
  if (known == premise_) return 1;
  int& weight = weights_[known.index()];
  if (weight == 0) weight = known.is_on() ? weigh_on(known.candidate()) : weigh_off(known.candidate());
  return weight;
}

/// Chooses among what turned a candidate off in the round in which it was turned off.
int NetProof::weigh_off(Candidate off) {
  const int round = spread_.round(Fact(off, false));
  CandidateSet sources(off.digit(), peers(off.cell()));
  sources.insert(off.cell(), DigitSet::all() - DigitSet{off.digit()});
  int least = heaviest;
  for (Candidate source : sources& spread_.facts().on) {
    const Fact on(source, true);
    if (spread_.round(on) != round || weight(on) >= least) continue;
    least = weight(on);
    sources_[off.index()] = source;
  }
  return std::min(least + 1, heaviest - 1);
}

/// Chooses among the cell and the houses that have nothing else left.
int NetProof::weigh_on(Candidate on) {
  int least = heaviest;
  for (int reason = 0; reason < 4; ++reason) {
    const int sum = weigh_reason(on, rivals(grid_, on, reason));
    if (sum >= least) continue;
    least = sum;
    reasons_[on.index()] = static_cast<std::uint8_t>(reason);
  }
  return std::min(least + 1, heaviest - 1);
}

/// The weight of all that must be off; `heaviest` if something of it is not off in an earlier round, or if
/// there is nothing: then it is a single of the grid, which does not follow from the premise.
int NetProof::weigh_reason(Candidate on, const CandidateSet& others) {
  if (others.empty()) return heaviest;
  const int round = spread_.round(Fact(on, true));
  int sum = 0;
  for (Candidate other : others) {
    const Fact off(other, false);
    if (!spread_.facts().contains(off) || spread_.round(off) >= round) return heaviest;
    sum = std::min(sum + weight(off), heaviest - 1);
  }
  return sum;
}

void NetProof::append(Fact goal) {
  weight(goal);
  if (goal.is_on()) {
    append_on(goal.candidate());
  } else {
    append_denial(std::array{goal.candidate()});
  }
}

void NetProof::append_denial(std::span<const Candidate> candidates) {
  for (Candidate candidate : candidates) {
    weight(Fact(candidate, false));
    append_source(candidate);
  }
  for (Candidate candidate : candidates) append_off(candidate);
}

/// Proves what turns a candidate off; the premise needs no proof.
void NetProof::append_source(Candidate off) {
  if (Fact(off, false) != premise_) append_on(sources_[off.index()]);
}

void NetProof::append_off(Candidate off) {
  const Fact fact(off, false);
  if (fact != premise_) links_.push_back(link_between(grid_, Fact(sources_[off.index()], true), fact));
}

void NetProof::append_on(Candidate on) {
  if (Fact(on, true) == premise_ || appended_.contains(on)) return;
  appended_.insert(on);
  const CandidateSet others = rivals(grid_, on, reasons_[on.index()]);
  for (Candidate other : others) append_source(other);
  for (Candidate other : others) {
    append_off(other);
    links_.push_back(link_between(grid_, Fact(other, false), Fact(on, true)));
  }
}

}  // namespace deduku::forcing
