// Backdoors: values whose placement lets the theory solve the grid.
#pragma once

#include <vector>

#include "techniques/trial/theory_state.hpp"

namespace deduku::theory {

/// A confluent theory: brings a state to rest.
using ClosureFn = trial::TheoryOutcome (*)(trial::TheoryState&);

class Backdoors {
 public:
  explicit Backdoors(Budget& budget) : budget_(&budget) {}

  /// The size of the smallest backdoor, at most `limit`; more than `limit` if it is greater. `reached` is the size
  /// examined when the budget ran out.
  int smallest(const trial::TheoryState& start, const trial::LabelSet& solution, ClosureFn close, int limit);
  int reached() const { return reached_; }

 private:
  /// A value of the solution and all that follows from it.
  struct Backdoor {
    Candidate value;
    trial::LabelSet placed;
  };

  trial::Answer open(const trial::TheoryState& state, std::size_t first_backdoor, int size, ClosureFn close);
  void collect_backdoors(const trial::TheoryState& state, const trial::LabelSet& solution, ClosureFn close);

  Budget* budget_;
  std::vector<Backdoor> backdoors_;
  int reached_ = 0;
};

}  // namespace deduku::theory
