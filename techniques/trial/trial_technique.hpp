// Shared parts of the trials of all depths: a step for each candidate that a trial refutes.
#pragma once

#include <algorithm>

#include "src/core/step_sink.hpp"
#include "src/core/workspace.hpp"
#include "techniques/trial/trial_proof.hpp"
#include "techniques/trial/trial_steps.hpp"

namespace deduku::trial {

/// The size of a trial: the length of its braids, and the rounds to the contradiction.
struct TrialSize {
  int length;
  int rounds;
};

/// Emits a step for every candidate that a trial of a depth refutes, if no single and no less deep trial makes
/// progress, the shortest braids first; for a sink that wants one step only, the one with the fewest rounds among
/// those.
void find_trials(TechniqueId technique, int depth, const Grid& grid, Workspace& workspace, StepSink& sink);

/// A tenth of a point for each variable beyond the first, and a hundredth for each round beyond the first, up to nine.
/// Neither grows when the grid has fewer candidates: no trial becomes more costly after others were made.
inline constexpr Surcharge trial_surcharge{{{.count = StepCount::variables, .per = 10, .free = 1},
                                            {.count = StepCount::rounds, .per = 1, .free = 1, .most = 9}},
                                           10 * (any_length - 1) + 9};
constexpr int surcharge_of(TrialSize size) {
  return trial_surcharge.with(
      [&](StepCount count) { return count == StepCount::variables ? size.length : size.rounds; });
}

/// The trials of a depth as a technique.
template <TechniqueId id, int depth>
constexpr Technique trial_technique(std::string_view name) {
  return {.name = name,
          .find = [](const Grid& grid, Workspace& workspace,
                     StepSink& sink) { return find_trials(id, depth, grid, workspace, sink); },
          .surcharge = trial_surcharge};
}

}  // namespace deduku::trial
