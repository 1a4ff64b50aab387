// Shared parts of the types of BUG (bivalue universal grave): the evidence.
#pragma once

#include "techniques/facts/candidate_counts.hpp"
#include "techniques/facts/step_kind.hpp"
#include "techniques/uniqueness/bivalue_grave.hpp"
#include "techniques/uniqueness/deadly_pattern_steps.hpp"

namespace deduku::uniqueness {

/// Adds the evidence: the grave, and the cells with further candidates.
inline void add_bug(const Grid& grid, Workspace& workspace, const Bug& bug, Step& step) {
  step.evidence.digits = bug.extras.digits();
  step.evidence.deadly = grid.all_candidates() - bug.extras;
  const CellSet grave = facts::bivalue_cells(grid, workspace);
  step.evidence.add(Role::body, grave, candidates_of(grid, grave));
  for (Cell cell : bug.cells) step.evidence.add(Role::roof, {cell}, bug.extras.digits(cell));
}

/// A step without effects yet.
inline Step bug_step(const Grid& grid, Workspace& workspace, TechniqueId technique, const Bug& bug) {
  Step step{technique};
  add_bug(grid, workspace, bug, step);
  return step;
}

}  // namespace deduku::uniqueness
