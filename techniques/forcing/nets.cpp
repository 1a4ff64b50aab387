#include "techniques/forcing/nets.hpp"

namespace deduku::forcing {

void Nets::compute(const Grid& grid, const Chains& chains) {
  if (is_known_) return;
  is_known_ = true;
  closures_.reserve();
  rounds_.resize(Fact::candidate_count);
  contradictions_.fill(never);
  verities_.fill({});
  spread_.start_from(grid);
  for (Candidate candidate : grid.all_candidates()) {
    compute_premise(Fact(candidate, false), chains);
    compute_premise(Fact(candidate, true), chains);
  }
  for (Candidate candidate : grid.all_candidates()) {
    const std::array premises = {Fact(candidate, true), Fact(candidate, false)};
    compare({.candidate = candidate}, premises, chains.outcomes());
  }
  for (const OpenChoice& open : chains.choices()) {
    std::array<Fact, 9> premises;
    for (int i = 0; i < open.count; ++i) premises[i] = Fact(open.list[i], true);
    compare({.choice = open.choice}, std::span(premises).first(open.count), chains.outcomes());
  }
}

void Nets::compute_premise(Fact premise, const Chains& chains) {
  spread_.run(premise);
  closures_.of(premise) = spread_.facts();
  rounds_[premise.index()] = spread_.rounds_of_facts();
  is_starved_[premise.index()] = spread_.starved().has_value();
  if (!spread_.starved() || chains.refutation(premise).exists()) return;
  contradictions_[premise.index()] = static_cast<std::uint16_t>(spread_.rounds());
}

/// Keeps what all premises lead to where this is cheaper than before. A premise that is impossible is left to
/// the contradictions.
void Nets::compare(const Alternatives& alternatives, std::span<const Fact> premises, const Facts& known) {
  Facts common = closures_.of(premises.front());
  for (Fact premise : premises) {
    if (is_starved_[premise.index()]) return;
    common &= closures_.of(premise);
  }
  common.on -= known.on;
  common.off -= known.off;
  for (const bool is_on : {false, true}) {
    for (Candidate candidate : is_on ? common.on : common.off) {
      const Fact outcome(candidate, is_on);
      const int cost = depth(outcome, premises) + static_cast<int>(premises.size()) - 1;
      NetVerity& best = verities_[outcome.index()];
      if (cost < best.cost) best = {static_cast<std::uint16_t>(cost), alternatives};
    }
  }
}

int Nets::depth(Fact outcome, std::span<const Fact> premises) const {
  int depth = 0;
  for (Fact premise : premises) depth = std::max<int>(depth, rounds_[premise.index()][outcome.index()]);
  return depth;
}

}  // namespace deduku::forcing
