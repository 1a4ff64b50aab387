// The entries in their order: the first that has a step delivers the next one.
#pragma once

#include "techniques/hodoku/producers.hpp"
#include "techniques/hodoku/state.hpp"

namespace deduku::hodoku {

class Ladder {
 public:
  explicit Ladder(bool uniqueness) : uniqueness_(uniqueness) {}

  /// The steps that follow are those of another puzzle.
  void begin() { changes_.begin(); }
  /// The next step; false when no entry has one.
  bool next(State& state, Hint& hint);

 private:
  bool uniqueness_;
  Workspace workspace_;
  Scratch scratch_;
  Changes changes_;
  std::array<Changes::Moment, hodoku_entry_count> searched_in_vain_{};
};

}  // namespace deduku::hodoku
