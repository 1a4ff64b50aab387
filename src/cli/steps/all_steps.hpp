// Every step that applies to one grid, of one technique or of all on a ladder.
#pragma once

#include "deduku/solver.hpp"

namespace deduku::cli {

/// Steps with their rungs.
class AllSteps {
 public:
  /// Asks every technique of the ladder that the promise admits.
  AllSteps(const Grid& grid, const Ladder& ladder, Promise promise);

  /// Cheapest first, then in the order of the ladder and of the search; none comes twice. The events refer to this
  /// object and to the grid.
  std::vector<StepEvent> events() const;
  /// The techniques that a limit has kept from part of their search, in the order of the ladder: they may have more steps.
  const std::vector<TechniqueId>& cut() const { return cut_; }

 private:
  struct Found {
    const Rung* rung;
    std::size_t index;
  };
  std::string text_of(const Found& found) const;
  void add(const Rung& rung, const StepList& steps);
  void sort_and_drop_repeated();

  const Grid& grid_;
  StepList steps_;
  std::vector<Found> found_;
  std::vector<TechniqueId> cut_;
};

}  // namespace deduku::cli
