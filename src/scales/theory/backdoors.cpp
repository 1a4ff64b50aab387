#include "src/scales/theory/backdoors.hpp"

#include <algorithm>

namespace deduku::theory {

int Backdoors::smallest(const trial::TheoryState& start, const trial::LabelSet& solution, ClosureFn close, int limit) {
  trial::TheoryState state = start;
  reached_ = 0;
  if (close(state) == trial::TheoryOutcome::solved) return 0;
  collect_backdoors(state, solution, close);
  for (int size = 1; size <= limit; ++size) {
    reached_ = size;
    const trial::Answer answer = open(state, 0, size, close);
    if (answer == trial::Answer::found) return size;
    if (answer == trial::Answer::cut) return limit + 1;
  }
  return limit + 1;
}

/// Values that follow from another one are never needed: that one has at least the same effect, also in combination.
void Backdoors::collect_backdoors(const trial::TheoryState& state, const trial::LabelSet& solution, ClosureFn close) {
  backdoors_.clear();
  (solution - state.placed).for_each([&](Candidate value) {
    trial::TheoryState copy = state;
    copy.place(value);
    (void)close(copy);
    const auto implies = [&](const Backdoor& other) { return other.placed.contains(value); };
    if (std::ranges::any_of(backdoors_, implies)) return;
    std::erase_if(backdoors_, [&](const Backdoor& other) { return copy.placed.contains(other.value); });
    backdoors_.push_back({value, copy.placed});
  });
}

/// Whether `size` of the values from `first_backdoor` on solve the state.
trial::Answer Backdoors::open(const trial::TheoryState& state, std::size_t first_backdoor, int size, ClosureFn close) {
  for (std::size_t backdoor = first_backdoor; backdoor + size <= backdoors_.size(); ++backdoor) {
    if (state.placed.contains(backdoors_[backdoor].value)) continue;
    if (!budget_->spend(trial::units_per_state)) return trial::Answer::cut;
    trial::TheoryState copy = state;
    copy.place(backdoors_[backdoor].value);
    const trial::TheoryOutcome outcome = close(copy);
    if (outcome == trial::TheoryOutcome::solved) return trial::Answer::found;
    if (size == 1) continue;
    const trial::Answer answer = open(copy, backdoor + 1, size - 1, close);
    if (answer != trial::Answer::longer) return answer;
  }
  return trial::Answer::longer;
}

}  // namespace deduku::theory
