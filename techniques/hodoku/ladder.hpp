// The entries in their order: the first that has a step delivers the next one.
#pragma once

#include "techniques/hodoku/producers.hpp"
#include "techniques/hodoku/state.hpp"

namespace deduku::hodoku {

class Ladder {
 public:
  explicit Ladder(bool uniqueness) : uniqueness_(uniqueness) {}

  /// The next step; false when no entry has one.
  bool next(State& state, Hint& hint);

 private:
  bool uniqueness_;
  Workspace workspace_;
  Scratch scratch_;
};

}  // namespace deduku::hodoku
