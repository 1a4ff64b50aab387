#include "techniques/forcing/chains.hpp"

namespace deduku::forcing {

namespace {

/// What it costs to deny every candidate of a choice.
int denial_cost(const ChainSpread& spread, const OpenChoice& open) {
  int cost = open.count - 1;
  for (Candidate candidate : open.candidates()) cost += spread.distance(Fact(candidate, false));
  return cost;
}

}  // namespace

void Chains::compute(const Grid& grid) {
  if (is_known_) return;
  is_known_ = true;
  links_.rebuild(grid);
  choices_.rebuild(grid);
  closures_.reserve();
  outcomes_ = {};
  for (Candidate candidate : grid.all_candidates()) {
    for (const bool is_on : {false, true}) {
      const Fact premise(candidate, is_on);
      spread_.run(grid, links_, premise);
      closures_.of(premise) = spread_.facts();
      judge(premise);
    }
  }
}

/// A choice that contains the premise is left out: it refutes nothing that is not refuted at less cost.
void Chains::judge(Fact premise) {
  Refutation& refutation = refutations_[premise.index()];
  refutation = {};
  const Fact negation = premise.negated();
  if (spread_.knows(negation)) refutation.own_cost = static_cast<std::uint16_t>(spread_.distance(negation));
  for (const OpenChoice& open : choices_) {
    if (!open.is_inside(spread_.facts().off) || open.contains(premise.candidate())) continue;
    const int cost = denial_cost(spread_, open);
    if (cost >= refutation.choice_cost) continue;
    refutation.choice = open.choice;
    refutation.choice_cost = static_cast<std::uint16_t>(cost);
  }
  if (refutation.exists()) outcomes_.insert(negation);
}

}  // namespace deduku::forcing
