// Searches of techniques that found nothing. Such a technique need not search unchanged houses again, as long as
// candidates are only removed: a pattern there existed before, and eliminated no less.
#pragma once

#include "deduku/function_ref.hpp"
#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"
#include "src/core/workspace.hpp"

namespace deduku::facts {

/// For each technique, the moment of its last search that found nothing.
class FailedSearches {
 public:
  static constexpr Assumes assumes = Assumes::removals;
  void follow(const Grid&, const Past&) {}  // in another puzzle, everything has changed since

  Changes::Moment& of(TechniqueId technique) { return last_[static_cast<std::size_t>(technique)]; }

 private:
  std::array<Changes::Moment, technique_count> last_{};
};

/// Calls `search(houses)` with the houses that have changed since the technique last found nothing in all of them. For
/// patterns contained in some houses: they are searched for if at least one of the houses has changed.
bool search_changed_houses(TechniqueId technique, const Grid& grid, Workspace& workspace, StepSink& sink,
                           FunctionRef<bool(HouseSet)> search);

}  // namespace deduku::facts
