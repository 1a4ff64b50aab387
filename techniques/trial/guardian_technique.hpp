// Shared parts of the techniques with whips and braids with a guardian relation.
#pragma once

#include "src/core/argument_blocks.hpp"
#include "techniques/trial/guardian_patterns.hpp"
#include "techniques/trial/pattern_technique.hpp"

namespace deduku::trial {

/// The cost of patterns with a relation by their variables; the relation counts as one.
inline constexpr Surcharge guardian_pattern_surcharge = pattern_surcharge(20);

/// A candidate that may have a pattern with a relation, and the minimum length of that pattern.
struct GuardianTarget {
  Candidate candidate;
  std::uint16_t relation = 0;
  int least = 0;

  friend bool operator==(const GuardianTarget&, const GuardianTarget&) = default;
};

/// The candidates that may have a pattern, each with its relation: after its assumption singles leave at most one
/// guardian of the relation.
class GuardianTargets {
 public:
  void compute(const Grid& grid, Workspace& workspace);
  std::span<const GuardianTarget> view() const { return list_; }
  friend bool operator==(const GuardianTargets&, const GuardianTargets&) = default;

 private:
  std::vector<GuardianTarget> list_;
};

/// The relation of a target.
inline const facts::GuardianRelation& relation_of(const Grid& grid, Workspace& workspace,
                                                  const GuardianTarget& target) {
  return workspace.get<guardians::GuardianRelations>(grid).view()[target.relation];
}

/// The step without its length. Variant 0: a cell or a house is left without a candidate; 1: the relation is.
Step guardian_pattern_step(TechniqueId technique, const Grid& grid, Candidate target,
                           const facts::GuardianRelation& relation, const CandidateSet& shortage);

/// Emits the pattern that was found last.
template <class Search>
bool emit_guardian_pattern(TechniqueId technique, const Grid& grid, const GuardianTarget& target, const Search& search,
                           Workspace& workspace, StepSink& sink) {
  auto& branches = workspace.scratch<BranchList>();
  auto& proof = workspace.scratch<PatternProof>();
  const auto relation = guardians::with_smallest_floor(grid, relation_of(grid, workspace, target));
  const ConclusionPath& path = search.path();
  proof.begin(grid, target.candidate, relation.guardians);
  for (int step = 0; step < path.size; ++step) proof.conclude(path.conclusions[step], search.left(step));
  const CandidateSet shortage = proof.end(search.left(path.size), branches);
  Step step = guardian_pattern_step(technique, grid, target.candidate, relation, shortage);
  step.evidence.length = static_cast<std::uint16_t>(path.size + 1);
  const auto argue = [&](Evidence& evidence) {
    facts::use_relation(relation, evidence);
    explain_by_assumption(evidence, step.effects);
  };
  return sink.emit(step, argue, branches.all());
}

/// Emits for each candidate its shortest pattern with a relation, the shortest first; `is_simpler(target, length)` is
/// whether it has a simpler one that is no longer.
template <class Search, class IsSimpler>
void find_guardian_patterns(TechniqueId technique, const Grid& grid, Workspace& workspace, StepSink& sink,
                            IsSimpler&& is_simpler) {
  if (workspace.get<guardians::GuardianRelations>(grid).view().empty()) return;
  auto& search = workspace.scratch<Search>();
  CandidateSet done;
  for (int length = 1; length <= longest_pattern; ++length) {
    if (!sink.should_search_at(technique_of(technique).surcharge.at(length))) break;
    const TheoryState& state = workspace.history<Trials>(grid).state();
    for (const GuardianTarget& target : workspace.get<GuardianTargets>(grid).view()) {
      if (target.least > length || done.contains(target.candidate)) continue;
      if (workspace.budget().is_over()) return;
      const GuardianVariable guardians(relation_of(grid, workspace, target).guardians);
      if (search.find(state, guardians, target.candidate, length) != Answer::found) continue;
      done.insert(target.candidate);
      if (is_simpler(target.candidate, length)) continue;
      if (emit_guardian_pattern(technique, grid, target, search, workspace, sink)) return;
    }
  }
}

}  // namespace deduku::trial
