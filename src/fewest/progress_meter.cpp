// The effects that steps unlock.
#include "src/fewest/free_closure.hpp"

namespace deduku {

struct ProgressMeter::State {
  trial::TheoryState before;
  FreeTechniques free;
  int left = 0;
  int placed = 0;
};

ProgressMeter::ProgressMeter(const Grid& grid, FreeTechniques free)
    : state_(make_hidden<State>(State{trial::TheoryState(grid), free})) {
  (void)fewest::close(state_->before, free);
  state_->left = fewest::size_of(state_->before.left);
  state_->placed = fewest::size_of(state_->before.placed);
}

/// The step is executed on the closed grid: the free techniques are monotone, so they lead from there to the same grid
/// as from the previous one.
Progress ProgressMeter::progress(const Effects& effects) const {
  trial::TheoryState after = state_->before;
  fewest::apply(after, fewest::left_of(effects, after));
  const trial::TheoryOutcome outcome = fewest::close(after, state_->free);
  return {.placed = fewest::size_of(after.placed) - state_->placed,
          .removed = state_->left - fewest::size_of(after.left),
          .solves = outcome == trial::TheoryOutcome::solved};
}

}  // namespace deduku
