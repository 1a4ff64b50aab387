// The steps of chains that pass through almost locked sets, shared by the techniques that differ in the form of the
// chain.
#pragma once

#include "src/core/step_sink.hpp"
#include "src/core/workspace.hpp"
#include "techniques/als/als_paths.hpp"

namespace deduku::als {

/// A technique and the context of its search for paths.
struct AlsChainQuery {
  const Grid& grid;
  Workspace& workspace;
  StepSink& sink;
  TechniqueId technique;
};

void find_als_paths(const AlsChainQuery& query, AlsPathForm form);

template <TechniqueId technique, AlsPathForm form>
void find_als_paths(const Grid& grid, Workspace& workspace, StepSink& sink) {
  find_als_paths({grid, workspace, sink, technique}, form);
}

}  // namespace deduku::als
