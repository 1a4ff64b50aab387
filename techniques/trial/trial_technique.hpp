// What the trials of all depths have in common: a step for each candidate that one refutes.
#pragma once

#include <algorithm>

#include "techniques/facts/workspace.hpp"
#include "techniques/trial/trial_proof.hpp"
#include "techniques/trial/trial_steps.hpp"

namespace deduku::trial {

/// Emits a step for every candidate that a trial of a depth refutes, where no single and no less deep trial leads on; for
/// a sink that wants one step only, the one of the fewest rounds, the first of equals.
bool find_trials(TechniqueId technique, int depth, const Grid& grid, Workspace& workspace, StepSink& sink);

/// The surcharge by the number of rounds.
constexpr int surcharge_of_rounds(int rounds) {
  return std::clamp(10 * (rounds - 1), 0, 90);
}

/// The trials of a depth as a technique.
template <TechniqueId id, int depth>
constexpr Technique trial_technique(std::string_view name) {
  return {.name = name,
          .find = [](const Grid& grid, Workspace& workspace,
                     StepSink& sink) { return find_trials(id, depth, grid, workspace, sink); },
          .surcharge = [](const Step& step) { return surcharge_of_rounds(step.evidence.rounds); },
          .max_surcharge = surcharge_of_rounds(never)};
}

}  // namespace deduku::trial
