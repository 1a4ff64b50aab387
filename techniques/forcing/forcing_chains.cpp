#include "techniques/forcing/forcing_chains.hpp"

#include <algorithm>
#include <cstdlib>

namespace deduku::forcing {

namespace {

constexpr std::uint64_t units_per_spread = 100;

/// The cost of negating every candidate of a choice.
int denial_cost(const ChainSpread& spread, const OpenChoice& open) {
  int cost = open.count - 1;
  for (Candidate candidate : open.candidates()) cost += spread.distance(Claim(candidate, false));
  return cost;
}

}  // namespace

void Chains::compute(const Grid& grid, Workspace& workspace) {
  implications_ = &workspace.get<links::Implications>(grid, links::LinkClass::grouped);
  choices_.rebuild(grid);
  outcomes_ = {};
  budget_ = &workspace.budget();
  for (Candidate candidate : grid.all_candidates()) {
    for (const bool is_on : {false, true}) {
      const Claim premise(candidate, is_on);
      if (is_refuted(premise)) outcomes_.insert(premise.negated());
    }
  }
}

links::Consequences Chains::consequences_of(Claim premise) {
  const int node = implications_->links().node_of(premise.candidate());
  return premise.is_true() ? implications_->of_truth(node) : implications_->of_falsity(node);
}

Claims Chains::consequences(Claim premise) {
  const links::Consequences consequences = consequences_of(premise);
  Claims claims;
  for (int node = 0; node < implications_->links().candidate_count(); ++node) {
    const Candidate candidate = implications_->links()[node].candidate();
    if (consequences.contains(node, true)) claims.on.insert(candidate);
    if (consequences.contains(node, false)) claims.off.insert(candidate);
  }
  return claims;
}

/// A choice that contains the premise is skipped: everything it refutes is also refuted at less cost.
bool Chains::is_refuted(Claim premise) {
  const links::Consequences consequences = consequences_of(premise);
  const auto is_off = [&](Candidate candidate) {
    return consequences.contains(implications_->links().node_of(candidate), false);
  };
  if (consequences.contains(implications_->links().node_of(premise.candidate()), !premise.is_true())) return true;
  return std::ranges::any_of(choices_, [&](const OpenChoice& open) {
    return std::ranges::all_of(open.candidates(), is_off) && !open.contains(premise.candidate());
  });
}

Refutation Chains::refutation(const Grid& grid, Claim premise) {
  (void)budget_->spend(units_per_spread);
  spread_.run(grid, implications_->links(), premise);
  Refutation refutation;
  if (spread_.knows(premise.negated())) refutation.own_cost = spread_.distance(premise.negated());
  for (const OpenChoice& open : choices_) {
    if (!open.is_inside(spread_.claims().off) || open.contains(premise.candidate())) continue;
    const int cost = denial_cost(spread_, open);
    if (cost >= refutation.choice_cost) continue;
    refutation.choice = open.choice;
    refutation.choice_cost = cost;
  }
  return refutation;
}

CommonOutcome Chains::common_outcome(const Grid& grid, Claim outcome) {
  const Refutation refutation = this->refutation(grid, outcome.negated());
  CommonOutcome common_outcome{refutation.choice_cost, {.choice = refutation.choice}};
  if (refutation.own_cost + 1 >= common_outcome.cost) return common_outcome;
  const std::optional<Candidate> candidate = midpoint(outcome);
  if (candidate) common_outcome = {refutation.own_cost + 1, {.candidate = *candidate}};
  return common_outcome;
}

/// The candidate nearest to the middle of the shortest path from the negation of an outcome to the outcome; empty if
/// the paths lead only through groups. The two branches are the path from the candidate, and the path up to it, read
/// backwards.
std::optional<Candidate> Chains::midpoint(Claim outcome) const {
  const int length = spread_.distance(outcome);
  std::optional<Candidate> best;
  int min_gap = length;
  for (Candidate candidate : spread_.claims().on& spread_.claims().off) {
    const int on = spread_.distance(Claim(candidate, true));
    const int off = spread_.distance(Claim(candidate, false));
    const int gap = std::abs(on - off);
    if (on + off != length || gap >= min_gap) continue;
    min_gap = gap;
    best = candidate;
  }
  return best;
}

}  // namespace deduku::forcing
