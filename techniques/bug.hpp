// What the types of BUG (bivalue universal grave) share: the evidence.
#pragma once

#include "techniques/kernels/bug.hpp"
#include "techniques/kernels/deadly_pattern.hpp"
#include "techniques/step_kind.hpp"

namespace deduku {

/// A step without effects yet: the grave, and the cells with further candidates.
inline Step bug_step(const Grid& grid, Workspace& workspace, TechniqueId technique, const kernel::Bug& bug) {
  Step step{technique};
  step.evidence.digits = bug.extras.digits();
  const CellSet grave = workspace.bivalue_cells(grid);
  step.evidence.add(Role::body, grave, kernel::candidates_of(grid, grave));
  for (Cell cell : bug.cells) step.evidence.add(Role::roof, {cell}, bug.extras.digits(cell));
  return step;
}

}  // namespace deduku
