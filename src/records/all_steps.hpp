// Every step that applies to one grid, of one technique or of all on a ladder.
#pragma once

#include <bitset>

#include "deduku/solver.hpp"
#include "src/core/work.hpp"

namespace deduku::records {

/// Steps with their rungs.
class AllSteps {
 public:
  /// Asks every technique of the ladder that the promise admits. A technique may take a quarter of what those before it
  /// have left, the last one all, but for a quarter of the account: that is left for the proofs of the steps. At most
  /// 2,000 steps are kept; where there are more, the techniques that have most are cut. The caller's own limits hold while
  /// the steps are compared, too. The ladder must outlive this object.
  AllSteps(const Grid& grid, const Ladder& ladder, Promise promise, Work& account, const WorkLimits& limits);

  /// Cheapest first, then in the order of the ladder and of the search; none comes twice. The events refer to this
  /// object and to the grid.
  std::vector<StepEvent> events() const;
  /// The techniques that a limit has kept from part of their search: they may have more steps. In the order of the ladder.
  std::vector<TechniqueId> cut() const;
  /// How limits ended the search before all steps were known; empty where they did not.
  std::optional<Outcome> ending() const { return ending_; }

 private:
  struct Found {
    const Rung* rung;
    std::size_t index;
  };
  std::string text_of(const Found& found) const;
  void add(const Rung& rung, const StepList& steps);
  std::size_t greatest_share(std::size_t most_steps) const;
  void limit_each(std::size_t share);
  void sort_and_drop_repeated(const WorkLimits& limits);

  const Grid& grid_;
  const Ladder& ladder_;
  StepList steps_;
  std::vector<Found> found_;
  std::bitset<technique_count> cut_;
  std::optional<Outcome> ending_;
};

}  // namespace deduku::records
