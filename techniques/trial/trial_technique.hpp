// What the trials of all depths have in common: a step for each candidate that one refutes.
#pragma once

#include <algorithm>

#include "src/core/step_sink.hpp"
#include "src/core/workspace.hpp"
#include "techniques/trial/trial_proof.hpp"
#include "techniques/trial/trial_steps.hpp"

namespace deduku::trial {

/// How much a trial takes: the length of its braids, and the rounds to the contradiction.
struct TrialSize {
  int length;
  int rounds;
};

/// Emits a step for every candidate that a trial of a depth refutes, where no single and no less deep trial leads on, the
/// shortest braids first; for a sink that wants one step only, the one of the fewest rounds with those.
void find_trials(TechniqueId technique, int depth, const Grid& grid, Workspace& workspace, StepSink& sink);

/// A tenth of a point for each variable beyond the first, and a hundredth for each round beyond the first, up to nine.
/// With fewer candidates in the grid neither grows: no trial takes more once others were made.
constexpr int surcharge_of(TrialSize size) {
  return 10 * (size.length - 1) + std::clamp(size.rounds - 1, 0, 9);
}

/// The trials of a depth as a technique.
template <TechniqueId id, int depth>
constexpr Technique trial_technique(std::string_view name) {
  return {.name = name,
          .find = [](const Grid& grid, Workspace& workspace,
                     StepSink& sink) { return find_trials(id, depth, grid, workspace, sink); },
          .surcharge =
              [](const Step& step) {
                return surcharge_of({step.evidence.length, step.evidence.rounds});
              },
          .max_surcharge = surcharge_of({any_length, never})};
}

}  // namespace deduku::trial
