#include "techniques/facts/failed_searches.hpp"

namespace deduku::facts {

bool search_changed_houses(TechniqueId technique, const Grid& grid, Workspace& workspace, StepSink& sink,
                           FunctionRef<bool(HouseSet)> search) {
  const Changes& changes = workspace.changes(grid);
  Changes::Moment& last = workspace.history<FailedSearches>(grid).of(technique);
  const std::uint64_t before = sink.patterns_seen();
  if (search(changes.changed_houses(last))) return true;
  if (sink.patterns_seen() == before) last = changes.now();
  return false;
}

}  // namespace deduku::facts
