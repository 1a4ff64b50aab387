// Backdoors: values of the solution that let a simple theory do the rest.
#pragma once

#include <vector>

#include "src/scales/theory/theory_state.hpp"
#include "src/scales/theory/work.hpp"

namespace deduku::theory {

/// A confluent theory: brings a state to rest.
using Closure = Outcome (*)(State&);

class Backdoors {
 public:
  explicit Backdoors(Work& work) : work_(&work) {}

  /// The size of the smallest backdoor, at most `limit`; more than `limit` if it is greater. `reached` tells
  /// where it was when there was no more work.
  int smallest(const State& start, const LabelSet& solution, Closure close, int limit);
  int reached() const { return reached_; }

 private:
  /// A value of the solution and all that follows from it.
  struct Door {
    Candidate value;
    LabelSet placed;
  };

  bool open(const State& state, std::size_t first_door, int size, Closure close);
  void collect_doors(const State& state, const LabelSet& solution, Closure close);
  void add_door(const Door& door);

  Work* work_;
  std::vector<Door> doors_;
  int reached_ = 0;
};

}  // namespace deduku::theory
