#include "techniques/forcing/guardian_chains.hpp"

#include "techniques/forcing/forcing_proof.hpp"

namespace deduku::forcing {

namespace {

/// The nodes that follow from each guardian, as a row of the nodes with one truth.
void intersect_all(const links::Implications& implications, const CandidateSet& guardians, bool truth,
                   BitMatrix& common) {
  const links::Links& links = implications.links();
  common.reset(1, links.size());
  bool is_first = true;
  for (Candidate guardian : guardians) {
    const auto* row = implications.of_truth(links.node_of(guardian)).part(truth);
    if (is_first) unite(common.row(0), row, common.words());
    if (!is_first) intersect(common.row(0), row, common.words());
    is_first = false;
  }
}

}  // namespace

Claims guardian_outcomes(const Grid& grid, Workspace& workspace, std::span<const facts::GuardianRelation> relations) {
  const auto& implications = workspace.get<links::Implications>(grid, links::LinkClass::grouped);
  auto& common = workspace.scratch<BitMatrix>();
  Claims outcomes;
  for (const facts::GuardianRelation& relation : relations) {
    for (const bool truth : {false, true}) {
      intersect_all(implications, relation.guardians, truth, common);
      for_each_bit(common.row(0), common.words(), [&](int node) {
        const links::LinkNode& end = implications.links()[node];
        if (!end.is_group) outcomes.insert(Claim(end.candidate(), truth));
      });
    }
  }
  return outcomes;
}

GuardianProof cheapest_guardians(const Grid& grid, Chains& chains, std::span<const facts::GuardianRelation> relations,
                                 Claim outcome) {
  const ChainSpread& spread = chains.spread(grid, outcome.negated());
  GuardianProof proof;
  for (const facts::GuardianRelation& relation : relations) {
    if (!spread.claims().off.contains(relation.guardians)) continue;
    int cost = relation.guardians.size() - 1;
    for (Candidate guardian : relation.guardians) cost += spread.distance(Claim(guardian, false));
    proof.improve(relation, cost);
  }
  return proof;
}

Step guardian_step(TechniqueId technique, const facts::GuardianRelation& relation, Claim outcome) {
  Step step{technique, facts::variant_of(relation)};
  (outcome.is_true() ? step.effects.places : step.effects.removes).insert(outcome.candidate());
  facts::add_relation(relation, step.evidence);
  return step;
}

void argue_by_guardians(Evidence& evidence, const Effects& effects, const facts::GuardianRelation& relation) {
  facts::use_relation(relation, evidence);
  explain_by_branches(evidence, effects);
}

std::uint16_t append_guardian_chains(const Grid& grid, Chains& chains, const facts::GuardianRelation& relation,
                                     Claim outcome, BranchList& branches) {
  int length = 0;
  for (Cell cell : relation.guardians.cells()) {
    for (Digit digit : relation.guardians.digits(cell)) {
      const Claim premise(Candidate(cell, digit), true);
      const ChainSpread& spread = chains.spread(grid, premise);
      append_chain(grid, spread, premise, outcome, branches);
      length += spread.distance(outcome);
    }
  }
  return static_cast<std::uint16_t>(length);
}

}  // namespace deduku::forcing
