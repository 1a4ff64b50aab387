#include "techniques/forcing/forcing_proof.hpp"

#include <algorithm>
#include <optional>

#include "techniques/facts/single_reasons.hpp"

namespace deduku::forcing {

namespace {

/// The reason why one claim follows directly from another one.
Cause cause_between(const Grid& grid, Claim from, Claim to) {
  if (from.digit() != to.digit()) return Cause::cell;
  const CellSet both = from.cells(grid) | to.cells(grid);
  const HouseSet houses = common_houses(both);
  if (to.is_true()) {
    for (House house : houses) {
      if (grid.cells(house, to.digit()) == both) return facts::cause_of(house);
    }
  }
  return facts::cause_of(houses.first());
}

Node node_of(const Grid& grid, Claim claim) {
  return {claim.cells(grid), claim.digit()};
}

}  // namespace

ChainProof::ChainProof(const Grid& grid, const ChainSpread& spread, Claim premise, BranchList& branches)
    : grid_(grid), spread_(spread), premise_(premise), branches_(branches) {
  branches_.begin(node_of(grid_, premise), premise.is_true());
  ordinals_[premise] = 1;
}

std::uint16_t ChainProof::append(Claim goal) {
  std::uint16_t& ordinal = ordinals_[goal];
  if (ordinal == 0) {
    const Claim before = spread_.parent(goal);
    const std::array parent{append(before)};
    const Cause cause = cause_between(grid_, before, goal);
    ordinal = static_cast<std::uint16_t>(branches_.add(node_of(grid_, goal), goal.is_true(), cause, parent) + 1);
  }
  return static_cast<std::uint16_t>(ordinal - 1);
}

void ChainProof::append_contradiction(std::span<const Candidate> wipeout) {
  facts::ParentNodes parents;
  for (Candidate candidate : wipeout) parents.add(append(Claim(candidate, false)));
  branches_.add(node_of(grid_, premise_), !premise_.is_true(), Cause::contradiction, parents);
}

void append_chain(const Grid& grid, const ChainSpread& spread, Claim premise, Claim goal, BranchList& branches) {
  ChainProof(grid, spread, premise, branches).append(goal);
}

NetProof::NetProof(const Grid& grid, const NetSpread& spread, Claim premise, BranchList& branches)
    : grid_(grid), spread_(spread), premise_(premise), branches_(branches) {
  branches_.begin(node_of(grid_, premise), premise.is_true());
  ordinals_[premise] = 1;
}

int NetProof::weight(Claim known) {
  if (known == premise_) return 1;
  int& weight = weights_[known];
  if (weight == 0) weight = known.is_true() ? weigh_on(known.candidate()) : weigh_off(known.candidate());
  return weight;
}

/// Chooses among the claims that turned a candidate off, in the round in which it was turned off.
int NetProof::weigh_off(Candidate off) {
  const int round = spread_.round(Claim(off, false));
  int least = heaviest;
  for (Candidate source : (excluded_by(off) & spread_.claims().on)) {
    const Claim on(source, true);
    if (spread_.round(on) != round || weight(on) >= least) continue;
    least = weight(on);
    sources_[off] = source;
  }
  return std::min(least + 1, heaviest - 1);
}

/// Chooses among the cell and the houses in which nothing else is left.
int NetProof::weigh_on(Candidate on) {
  int least = heaviest;
  for (int reason = 0; reason < 4; ++reason) {
    const int sum = weigh_reason(on, facts::rivals(grid_, on, reason));
    if (sum >= least) continue;
    least = sum;
    reasons_[on] = static_cast<std::uint8_t>(reason);
  }
  return std::min(least + 1, heaviest - 1);
}

/// The weight of all candidates that must be off. `heaviest` if one of them is not off in an earlier round. Also
/// `heaviest` if there are no such candidates: then it is a single of the grid, which does not follow from the premise.
int NetProof::weigh_reason(Candidate on, const CandidateSet& others) {
  if (others.empty()) return heaviest;
  const int round = spread_.round(Claim(on, true));
  int sum = 0;
  for (Candidate other : others) {
    const Claim off(other, false);
    if (!spread_.claims().contains(off) || spread_.round(off) >= round) return heaviest;
    sum = std::min(sum + weight(off), heaviest - 1);
  }
  return sum;
}

std::uint16_t NetProof::append(Claim goal) {
  weight(goal);
  if (goal.is_true()) return append_on(goal.candidate());
  append_source(goal.candidate());
  return append_off(goal.candidate());
}

void NetProof::append_contradiction(std::span<const Candidate> wipeout) {
  for (Candidate candidate : wipeout) weight(Claim(candidate, false));
  if (const std::optional<Candidate> conflict = lightest_conflict(wipeout)) {
    append_conflict(*conflict);
  } else {
    append_denial(wipeout);
  }
}

/// The candidate with the smallest proof of both, among those that are on although they are off.
std::optional<Candidate> NetProof::lightest_conflict(std::span<const Candidate> wipeout) {
  std::optional<Candidate> lightest;
  int least = 2 * heaviest;
  for (Candidate candidate : wipeout) {
    if (!spread_.claims().on.contains(candidate)) continue;
    const int both = weight(Claim(candidate, true)) + weight(Claim(candidate, false));
    if (both >= least) continue;
    least = both;
    lightest = candidate;
  }
  return lightest;
}

/// The premise itself is denied by the claim that turns it off.
void NetProof::append_conflict(Candidate on_and_off) {
  append_source(on_and_off);
  if (Claim(on_and_off, true) == premise_) {
    append_off(on_and_off);
    return;
  }
  const std::uint16_t rival = append_on(sources_[on_and_off]);
  deny_premise(std::array{append_on(on_and_off), rival});
}

void NetProof::append_denial(std::span<const Candidate> candidates) {
  for (Candidate candidate : candidates) append_source(candidate);
  facts::ParentNodes parents;
  for (Candidate candidate : candidates) parents.add(append_off(candidate));
  deny_premise(parents);
}

void NetProof::deny_premise(std::span<const std::uint16_t> parents) {
  branches_.add(node_of(grid_, premise_), !premise_.is_true(), Cause::contradiction, parents);
}

/// Proves the claim that turns a candidate off; the premise needs no proof.
void NetProof::append_source(Candidate off) {
  if (ordinals_[Claim(off, false)] == 0) append_on(sources_[off]);
}

std::uint16_t NetProof::append_off(Candidate off) {
  const Claim claim(off, false);
  std::uint16_t& ordinal = ordinals_[claim];
  if (ordinal == 0) {
    const Claim source(sources_[off], true);
    const std::array parent{append_on(source.candidate())};
    const Cause cause = cause_between(grid_, source, claim);
    ordinal = static_cast<std::uint16_t>(branches_.add(node_of(grid_, claim), false, cause, parent) + 1);
  }
  return static_cast<std::uint16_t>(ordinal - 1);
}

std::uint16_t NetProof::append_on(Candidate on) {
  const Claim claim(on, true);
  std::uint16_t& ordinal = ordinals_[claim];
  if (ordinal == 0) {
    const int reason = reasons_[on];
    const CandidateSet others = facts::rivals(grid_, on, reason);
    for (Candidate other : others) append_source(other);
    facts::ParentNodes parents;
    for (Candidate other : others) parents.add(append_off(other));
    const Cause cause = facts::cause_of_single(on, reason);
    ordinal = static_cast<std::uint16_t>(branches_.add(node_of(grid_, claim), true, cause, parents) + 1);
  }
  return static_cast<std::uint16_t>(ordinal - 1);
}

}  // namespace deduku::forcing
