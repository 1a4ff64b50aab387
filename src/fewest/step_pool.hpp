// The steps that count on a grid: all of the ladder within a cost but those of free techniques, one for each effect.
#pragma once

#include "deduku/fewest.hpp"
#include "src/core/work.hpp"

namespace deduku::fewest {

/// A step without its evidence: that is found again where the step is shown.
struct PoolStep : Effects {
  const Rung* rung = nullptr;
  int cost = 0;  ///< in hundredths
};

/// Lists the steps of grids. What it spends is counted on an account.
class StepPool {
 public:
  StepPool(const Ladder& ladder, Free free, Work& work);

  void set_promise(Promise promise) { promise_ = promise; }
  Promise promise() const { return promise_; }
  /// The most that a step may cost, in hundredths.
  void set_within(int within) { within_ = within; }
  int within() const { return within_; }
  Solver& solver() { return solver_; }

  /// All steps of a grid, each with the least cost there is for its effects and the first rung that has it. The order
  /// depends on the orientation of the grid. Valid until the next call. Where the account is over, some are missing.
  const std::vector<PoolStep>& list(const Grid& grid);
  /// The techniques that a limit kept from part of their search in the last list.
  const std::bitset<technique_count>& cut() const { return cut_; }

 private:
  void add(const Rung& rung, const StepList& steps);
  void keep_cheapest();

  Ladder counted_;  ///< the rungs that are not free
  Work& work_;
  Solver solver_;
  Promise promise_ = Promise::none;
  int within_ = 0;
  std::vector<PoolStep> steps_;
  std::bitset<technique_count> cut_;
};

}  // namespace deduku::fewest
