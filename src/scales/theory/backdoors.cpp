#include "src/scales/theory/backdoors.hpp"

namespace deduku::theory {

int Backdoors::smallest(const State& start, const LabelSet& solution, Closure close, int limit) {
  State state = start;
  reached_ = 0;
  if (close(state) == Outcome::solved) return 0;
  collect_doors(state, solution, close);
  for (int size = 1; size <= limit; ++size) {
    reached_ = size;
    if (open(state, 0, size, close)) return size;
    if (work_->is_spent()) return limit + 1;
  }
  return limit + 1;
}

/// Values that follow from another one are never needed: that other one does at least as much, in company too.
void Backdoors::collect_doors(const State& state, const LabelSet& solution, Closure close) {
  doors_.clear();
  (solution - state.placed).for_each([&](Candidate value) {
    State copy = state;
    copy.place(value);
    (void)close(copy);
    add_door({value, copy.placed});
  });
}

void Backdoors::add_door(const Door& door) {
  for (const Door& other : doors_) {
    if (other.placed.contains(door.value)) return;
  }
  std::erase_if(doors_, [&](const Door& other) { return door.placed.contains(other.value); });
  doors_.push_back(door);
}

/// Whether `size` of the values from `first_door` on solve the state.
bool Backdoors::open(const State& state, std::size_t first_door, int size, Closure close) {
  for (std::size_t door = first_door; door + size <= doors_.size(); ++door) {
    if (state.placed.contains(doors_[door].value)) continue;
    if (!work_->spend()) return false;
    State copy = state;
    copy.place(doors_[door].value);
    const Outcome outcome = close(copy);
    if (outcome == Outcome::solved) return true;
    if (size > 1 && open(copy, door + 1, size - 1, close)) return true;
  }
  return false;
}

}  // namespace deduku::theory
