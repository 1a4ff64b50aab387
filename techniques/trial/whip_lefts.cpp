// The left-linking candidates of whips, which all differ.
#include "techniques/trial/whips.hpp"

namespace deduku::trial {

namespace {

void insert(LabelSet& set, const DigitCells& lefts) {
  set.set_plane(lefts.digit, set.plane(lefts.digit) | lefts.cells);
}

}  // namespace

/// For each step of the path, all candidates that can lead to its conclusion, and those that lead to the end.
template <bool grouped>
void WhipSearch<grouped>::collect_lefts() {
  TheoryState state = start_;
  state.place(target_);
  Conclusion last(target_);
  for (int step = 0; step < path_.size; ++step) {
    const Conclusion conclusion = path_.conclusions[step];
    options_[step] = {};
    for_each_right<grouped>(state.left, state.placed, [&](VariableKind kind, Conclusion right) {
      if (right == conclusion) insert(options_[step], lefts_of(start_.left, kind, right, last));
    });
    state.conclude(conclusion);
    last = conclusion;
  }
  options_[path_.size] = {};
  for_each_empty(state.left, [&](VariableKind kind, Candidate member) {
    insert(options_[path_.size], lefts_in(start_.left, kind, member, last));
  });
}

/// Finds different candidates for all steps: on the current path, else on any.
template <bool grouped>
bool WhipSearch<grouped>::choose_lefts() {
  collect_lefts();
  for (matched_ = 0; matched_ <= path_.size; ++matched_) {
    LabelSet tried;
    if (!choose_left(matched_, tried)) {
      path_.size = 0;
      seen_.clear();
      searched_all_ = true;
      TheoryState state = start_;
      state.place(target_);
      return search_lefts(state, Conclusion(target_), 0);
    }
  }
  return true;
}

/// Extends a matching of steps and candidates by one step: the step that already has the candidate must find another.
template <bool grouped>
bool WhipSearch<grouped>::choose_left(int step, LabelSet& tried) {
  return !options_[step].all_of([&](Candidate left) {
    if (tried.contains(left)) return true;
    tried.insert(left);
    for (int other = 0; other < matched_; ++other) {
      if (lefts_[other] == left && !choose_left(other, tried)) return true;
    }
    lefts_[step] = left;
    return false;
  });
}

template <bool grouped>
bool WhipSearch<grouped>::is_used(Candidate left) const {
  for (int i = 0; i < path_.size; ++i) {
    if (lefts_[i] == left) return true;
  }
  return false;
}

/// Depth first over all choices. The continuation depends on the set of conclusions, the last one and the set of
/// left-linking candidates, which the key represents.
template <bool grouped>
bool WhipSearch<grouped>::search_lefts(const TheoryState& state, Conclusion last, std::uint64_t key) {
  if (path_.size == length_ - 1) return search_last_left(state, last);
  if (!may_go_on()) return false;
  const int more = length_ - 2 - path_.size;
  bool found = false;
  for_each_right<grouped>(state.left, state.placed, [&](VariableKind kind, Conclusion right) {
    if (found || right == last || path_.contains(right)) return;
    const DigitCells lefts = lefts_of(start_.left, kind, right, last);
    if (lefts.cells.empty()) return;
    TheoryState next = state;
    next.conclude(right);
    if (rounds_to_contradiction<grouped>(next, start_.left, more) > more) return;
    for_each_cell(lefts.cells, [&](Cell cell) {
      const Candidate left(cell, Digit(lefts.digit));
      if (found || is_used(left)) return;
      const std::uint64_t next_key = key + splitmix64(right.index()) + splitmix64(Conclusion::count + left.index());
      if (!seen_.insert(splitmix64(next_key + right.index()) | 1)) return;
      lefts_[path_.size] = left;
      path_.push(right);
      found = search_lefts(next, right, next_key);
      if (!found) path_.pop();
    });
  });
  return found;
}

template <bool grouped>
bool WhipSearch<grouped>::search_last_left(const TheoryState& state, Conclusion last) {
  bool found = false;
  for_each_empty(state.left, [&](VariableKind kind, Candidate member) {
    const DigitCells lefts = lefts_in(start_.left, kind, member, last);
    for_each_cell(lefts.cells, [&](Cell cell) {
      const Candidate left(cell, Digit(lefts.digit));
      if (found || is_used(left)) return;
      lefts_[path_.size] = left;
      found = true;
    });
  });
  return found;
}

template bool WhipSearch<false>::choose_lefts();
template bool WhipSearch<true>::choose_lefts();

}  // namespace deduku::trial
