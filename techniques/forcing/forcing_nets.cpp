#include "techniques/forcing/forcing_nets.hpp"

namespace deduku::forcing {

namespace {

constexpr std::uint64_t units_per_candidate = 40;

}  // namespace

void Nets::compute(const Grid& grid, Workspace& workspace) {
  const Chains& chains = workspace.get<Chains>(grid);
  closures_.clear();
  rounds_.resize(Claim::candidate_count);
  contradictions_.fill(never);
  common_outcomes_.fill({});
  spread_.start_from(grid);
  for (Candidate candidate : grid.all_candidates()) {
    if (!workspace.budget().spend(units_per_candidate)) return;
    compute_premise(Claim(candidate, false), chains);
    compute_premise(Claim(candidate, true), chains);
  }
  for (Candidate candidate : grid.all_candidates()) compare({.candidate = candidate}, chains);
  for (const OpenChoice& open : chains.choices()) compare({.choice = open.choice}, chains);
}

void Nets::compute_premise(Claim premise, const Chains& chains) {
  spread_.run(premise);
  closures_.set(premise, spread_.claims());
  rounds_[premise.slot()] = spread_.rounds_of_claims();
  has_wipeout_[premise] = spread_.wipeout().has_value();
  if (!spread_.wipeout() || chains.outcomes().contains(premise.negated())) return;
  contradictions_[premise] = static_cast<std::uint16_t>(spread_.rounds());
}

/// Keeps the common consequences of all premises if they are cheaper than before. An impossible premise is left to the
/// contradictions.
void Nets::compare(const Alternatives& alternatives, const Chains& chains) {
  const Premises premises = chains.choices().premises(alternatives);
  Claims common = closures_.of(*premises.begin());
  for (Claim premise : premises) {
    if (has_wipeout_[premise]) return;
    common &= closures_.of(premise);
  }
  common -= chains.outcomes();
  for (const bool is_on : {false, true}) {
    for (Candidate candidate : is_on ? common.on : common.off) {
      const Claim outcome(candidate, is_on);
      const int cost = depth(outcome, premises) + premises.size() - 1;
      CommonOutcome& best = common_outcomes_[outcome];
      if (cost < best.cost) best = {cost, alternatives};
    }
  }
}

int Nets::depth(Claim outcome, const Premises& premises) const {
  int depth = 0;
  for (Claim premise : premises) {
    depth = std::max<int>(depth, rounds_[premise.slot()][outcome]);
  }
  return depth;
}

}  // namespace deduku::forcing
