// Guardian Net: an impossible pattern has several guardians, and from each of them singles lead one by one to the same
// end.
//
//     r1c5=6 -> ... singles ... -> r8c8<>6          One of the guardians r1c5=6, r2c8=6 and r5c7=3 is true,
//     r2c8=6 -> ... singles ... -> r8c8<>6          so r8c8 is not 6.
//     r5c7=3 -> ... singles ... -> r8c8<>6
//
// The patterns are those of Guardian Chain, the singles those of Forcing Net Verity. No guardian may be impossible by
// itself, because that would be a contradiction, and no chain may prove the same.
//
// Variants: those of techniques/forcing/guardian_chain.cpp.
#include "deduku/per.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/forcing/forcing_nets.hpp"
#include "techniques/forcing/forcing_proof.hpp"
#include "techniques/forcing/guardian_chains.hpp"
#include "techniques/guardians/guardian_relations.hpp"

namespace deduku {

namespace guardian_net {
namespace {

constexpr std::uint64_t units_per_guardian = 20;

/// The common consequences of the nets of all guardians of a relation, at the least cost: the rounds of the deepest
/// net, plus one for each guardian beyond the first.
class Nets {
 public:
  void compute(const Grid& grid, Workspace& workspace) {
    proofs_.fill({});
    spread_.start_from(grid);
    run_.fill(0);
    nets_.clear();
    const auto relations = workspace.get<guardians::GuardianRelations>(grid).view();
    const Claims known = workspace.get<forcing::Chains>(grid).outcomes();
    const Claims by_chains = forcing::guardian_outcomes(grid, workspace, relations);
    for (const facts::GuardianRelation& relation : relations) {
      if (!workspace.budget().spend(units_per_guardian)) return;
      compare(relation, known, by_chains);
    }
  }
  const forcing::GuardianProof& proof(Claim outcome) const { return proofs_[outcome]; }
  friend bool operator==(const Nets& a, const Nets& b) { return a.proofs_ == b.proofs_; }

 private:
  struct Net {
    Claims claims;
    forcing::NetSpread::Rounds rounds;
    bool is_possible;
  };

  const Net& net_of(Candidate guardian) {
    std::uint16_t& place = run_[guardian];
    if (place == 0) {
      spread_.run(Claim(guardian, true));
      nets_.push_back({spread_.claims(), spread_.rounds_of_claims(), !spread_.wipeout()});
      place = static_cast<std::uint16_t>(nets_.size());
    }
    return nets_[place - 1U];
  }

  void compare(const facts::GuardianRelation& relation, const Claims& known, const Claims& by_chains) {
    Claims common = net_of(relation.guardians.first()).claims;
    for (Candidate guardian : relation.guardians) {
      const Net& net = net_of(guardian);
      if (!net.is_possible) return;
      common &= net.claims;
    }
    common -= known;
    common -= by_chains;
    for (const bool is_on : {false, true}) {
      for (Candidate candidate : is_on ? common.on : common.off) {
        const Claim outcome(candidate, is_on);
        const int cost = depth(relation, outcome) + relation.guardians.size() - 1;
        proofs_[outcome].improve(relation, cost);
      }
    }
  }

  int depth(const facts::GuardianRelation& relation, Claim outcome) {
    int depth = 0;
    for (Candidate guardian : relation.guardians) {
      depth = std::max<int>(depth, net_of(guardian).rounds[outcome]);
    }
    return depth;
  }

  forcing::NetSpread spread_;
  std::vector<Net> nets_;
  PerCandidate<std::uint16_t> run_{};  ///< the number of a guardian's net, from 1; 0 if it has none
  Per<Claim, forcing::GuardianProof, Claim::candidate_count> proofs_{};
};

bool emit(const Grid& grid, Workspace& workspace, Claim outcome, StepSink& sink) {
  const auto& nets = workspace.get<Nets>(grid);
  auto& branches = workspace.cleared<BranchList>();
  const facts::GuardianRelation relation = guardians::with_smallest_floor(grid, *nets.proof(outcome).relation);
  Step step = forcing::guardian_step(TechniqueId::guardian_net, relation, outcome);
  auto& spread = workspace.scratch<forcing::NetSpread>();
  spread.start_from(grid);
  for (Cell cell : relation.guardians.cells()) {
    for (Digit digit : relation.guardians.digits(cell)) {
      const Claim premise(Candidate(cell, digit), true);
      spread.run(premise);
      forcing::NetProof(grid, spread, premise, branches).append(outcome);
      step.evidence.rounds = static_cast<std::uint8_t>(std::max<int>(step.evidence.rounds, spread.round(outcome)));
    }
  }
  return sink.emit(
      step, [&](Evidence& evidence) { forcing::argue_by_guardians(evidence, step.effects, relation); }, branches.all());
}

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  if (workspace.get<guardians::GuardianRelations>(grid).view().empty()) return;
  const auto& nets = workspace.get<Nets>(grid);
  forcing::emit_by_cost(
      grid, sink, technique::guardian_net.surcharge, [&](Claim outcome) { return nets.proof(outcome).cost; },
      [&](Claim outcome) { return emit(grid, workspace, outcome, sink); });
}

}  // namespace
}  // namespace guardian_net

const Technique technique::guardian_net{
    .name = "Guardian Net",
    .find = guardian_net::find,
    .surcharge = forcing::net_surcharge(StepCount::rounds_and_guardians),
};

}  // namespace deduku
