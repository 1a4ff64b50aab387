// Every step that applies to one grid, of one technique or of all on a ladder.
#pragma once

#include "deduku/solver.hpp"

namespace deduku::records {

/// Steps with their rungs.
class AllSteps {
 public:
  /// Asks every technique of the ladder that the promise admits, with the budget of a solver. A technique may take a
  /// quarter of what those before it have left. At most 10,000 steps are kept. The ladder must outlive this object.
  AllSteps(const Grid& grid, const Ladder& ladder, Promise promise, const WorkLimits& work = {});

  /// Cheapest first, then in the order of the ladder and of the search; none comes twice. The events refer to this
  /// object and to the grid.
  std::vector<StepEvent> events() const;
  /// The techniques that a limit has kept from part of their search, in the order of the ladder: they may have more steps.
  const std::vector<TechniqueId>& cut() const { return cut_; }
  /// Whether the limits were reached before all steps were known.
  bool is_broken_off() const { return is_broken_off_; }

 private:
  struct Found {
    const Rung* rung;
    std::size_t index;
  };
  std::string text_of(const Found& found) const;
  bool add(const Rung& rung, const StepList& steps);
  void sort_and_drop_repeated(const WorkLimits& work);

  const Grid& grid_;
  StepList steps_;
  std::vector<Found> found_;
  std::vector<TechniqueId> cut_;
  bool is_broken_off_ = false;
};

}  // namespace deduku::records
