// Shared parts of the techniques with whips and braids.
#pragma once

#include "src/core/step_sink.hpp"
#include "src/core/workspace.hpp"
#include "techniques/trial/pattern_proof.hpp"
#include "techniques/trial/trial_steps.hpp"
#include "techniques/trial/trials.hpp"
#include "techniques/trial/whips.hpp"

namespace deduku::trial {

/// The maximum length of the whips and braids that techniques search for, in variables.
inline constexpr int longest_pattern = 8;

/// The cost of patterns by their variables, `per` hundredths for each.
constexpr Surcharge pattern_surcharge(int per) {
  return {{{.count = StepCount::variables, .per = per}}, per * longest_pattern};
}

/// A candidate that may have a pattern.
struct Target {
  Candidate candidate;
  int least = 0;  ///< the minimum length of the pattern; 0: not yet known
};

/// The progress of the search on a grid. A later search for costlier patterns continues with the remaining targets.
template <class Patterns>
struct PatternProgress {
  static constexpr Assumes assumes = Assumes::same_grid;
  void begin() { length = 0; }

  std::vector<Target> targets;
  int length = 0;  ///< no patterns up to this length; 0: unknown
};

/// The candidates that may have a pattern. Empty if the grid has singles, because patterns begin when singles end.
inline void collect_targets(const Grid& grid, const StepSink& sink, Trials& trials, std::vector<Target>& targets) {
  targets.clear();
  if (trials.is_too_deep(1)) return;
  for (Candidate candidate : grid.all_candidates()) {
    if (sink.has_use_for(candidate)) targets.push_back({candidate});
  }
}

/// The maximum length of patterns that have a separate bound for each length.
inline constexpr int short_pattern = 2;

/// Computes the bounds of targets for patterns longer than short ones, and removes targets without any pattern.
template <bool grouped>
void bound_targets(const TheoryState& state, std::vector<Target>& targets) {
  for (Target& target : targets) target.least = min_length<grouped>(state, target.candidate);
  std::erase_if(targets, [](const Target& target) { return target.least == 0; });
}

/// Whether a target may have a pattern of a length. For short patterns the bound is only computed up to that length
/// because most grids are not searched for longer ones.
template <bool grouped>
bool is_in_reach(const TheoryState& state, const Target& target, int length) {
  if (length > short_pattern) return target.least <= length;
  const int least = min_length<grouped>(state, target.candidate, length);
  return 0 < least && least <= length;
}

/// Emits the pattern that was found last.
template <class Patterns>
bool emit_pattern(TechniqueId technique, const Grid& grid, Candidate target, const Patterns& patterns,
                  Workspace& workspace, StepSink& sink) {
  auto& branches = workspace.scratch<BranchList>();
  auto& proof = workspace.scratch<PatternProof>();
  const ConclusionPath& path = patterns.path();
  proof.begin(grid, target);
  for (int step = 0; step < path.size; ++step) proof.conclude(path.conclusions[step], patterns.left(step));
  const CandidateSet shortage = proof.end(patterns.left(path.size), branches);
  Step step = elimination_step(technique, grid, target, shortage);
  step.evidence.length = static_cast<std::uint16_t>(path.size + 1);
  return emit_elimination(step, branches, sink);
}

/// Emits for each candidate its shortest pattern, the shortest first; `is_simpler(target, length)` is whether it has a
/// simpler one of the same length, which is then left to another technique. Groups matter only from length 2.
template <class Patterns, bool grouped, class IsSimpler>
void find_patterns(TechniqueId technique, const Grid& grid, Workspace& workspace, StepSink& sink,
                   IsSimpler&& is_simpler) {
  auto& progress = workspace.history<PatternProgress<Patterns>>(grid);
  auto& [targets, known] = progress;
  auto& patterns = workspace.scratch<Patterns>();
  if (!sink.wants_cheapest()) known = 0;
  bool has_targets = known > 0;
  for (int length = std::max(known + 1, grouped ? 2 : 1); length <= longest_pattern; ++length) {
    if (!sink.should_search_at(technique_of(technique).surcharge.at(length))) break;
    auto& trials = workspace.history<Trials>(grid);
    if (!has_targets) collect_targets(grid, sink, trials, targets);
    has_targets = true;
    if (length > short_pattern && !targets.empty() && targets.front().least == 0)
      bound_targets<grouped>(trials.state(), targets);
    bool stopped = false;
    bool has_found = false;
    std::erase_if(targets, [&](const Target& target) {
      if (stopped || !is_in_reach<grouped>(trials.state(), target, length)) return false;
      const Answer answer = patterns.find(trials.state(), target.candidate, length);
      if (answer != Answer::found) return answer == Answer::none;
      if (is_simpler(target.candidate, length)) return true;
      has_found = true;
      stopped = emit_pattern(technique, grid, target.candidate, patterns, workspace, sink);
      return !sink.wants_cheapest();
    });
    if (stopped) return;
    if (workspace.budget().is_over()) break;
    if (!has_found) known = length;
    if (targets.empty()) break;
  }
}

/// Whether a candidate has a whip of at most a length.
inline bool has_whip(const Grid& grid, Workspace& workspace, Candidate target, int length) {
  const TheoryState& state = workspace.history<Trials>(grid).state();
  auto& whips = workspace.scratch<WhipSearch<false>>();
  for (int own = std::max(1, min_length<false>(state, target)); own <= length; ++own) {
    const Answer answer = whips.find(state, target, own);
    if (answer == Answer::found || answer == Answer::none) return answer == Answer::found;
  }
  return false;
}

}  // namespace deduku::trial
