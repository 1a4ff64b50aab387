// The steps that count on a grid: all of the ladder within a cost except those of free techniques, one for each set of
// effects.
#pragma once

#include "deduku/fewest.hpp"
#include "src/core/budget.hpp"

namespace deduku::fewest {

/// A step without its evidence, which is found again when the step is shown.
struct PoolStep {
  Effects effects{};
  const Rung* rung = nullptr;
  int cost = 0;  ///< in hundredths
};

/// Lists the steps of grids. Its work is charged to an account.
class StepPool {
 public:
  StepPool(const Ladder& ladder, FreeTechniques free, Budget& budget);

  Promise promise = Promise::none;
  int within = 0;  ///< the maximum cost of a step, in hundredths

  /// All steps of a grid, each with the least cost for its effects and the first rung that has it. The order depends on
  /// the orientation of the grid. Valid until the next call. If the account is over, some steps are missing.
  const std::vector<PoolStep>& list(const Grid& grid);
  /// The techniques whose search a limit cut short in the last list.
  const TechniqueSet& cut() const { return cut_; }

 private:
  void keep_cheapest();

  Ladder counted_;  ///< the rungs that are not free
  Budget& budget_;
  Solver solver_;
  std::vector<PoolStep> steps_;
  TechniqueSet cut_;
};

}  // namespace deduku::fewest
