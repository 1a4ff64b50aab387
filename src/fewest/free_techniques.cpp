#include "src/fewest/free_techniques.hpp"

#include <algorithm>

#include "src/scales/theory/theory_subsets.hpp"

namespace deduku {

std::string_view name(FreeTechniques free) {
  constexpr std::array<std::string_view, free_count> names = {"singles", "locked", "subsets"};
  return names[static_cast<std::size_t>(free)];
}

bool is_free(FreeTechniques free, TechniqueId technique) {
  switch (family_of(technique)) {
    case Family::singles:
      return true;
    case Family::intersections:
      return free >= FreeTechniques::locked;
    case Family::subsets:
      return free == FreeTechniques::subsets;
    default:
      return false;
  }
}

Grid closed(const Grid& grid, FreeTechniques free) {
  trial::TheoryState state(grid);
  (void)fewest::close(state, free);
  return fewest::grid_of(grid, state);
}

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

namespace deduku::fewest {

using trial::LabelSet;
using trial::TheoryOutcome;
using trial::TheoryState;

Ladder free_part(FreeTechniques free) {
  Ladder ladder = default_ladder();
  std::erase_if(ladder.rungs, [&](const Rung& rung) { return !is_free(free, rung.technique); });
  return ladder;
}

Ladder with_free(Ladder ladder, FreeTechniques free) {
  for (const Rung& rung : free_part(free).rungs) {
    if (std::ranges::count(ladder.rungs, rung.technique, &Rung::technique) == 0) ladder.rungs.push_back(rung);
  }
  return ladder;
}

TheoryOutcome close(TheoryState& state, FreeTechniques free) {
  switch (free) {
    case FreeTechniques::singles:
      return trial::close(state);
    case FreeTechniques::locked:
      return trial::close_with_groups(state);
    case FreeTechniques::subsets:
      return theory::close_with_subsets(state);
  }
  return TheoryOutcome::rest;
}

std::uint64_t units_of_closing(FreeTechniques free) {
  constexpr std::array<std::uint64_t, free_count> units = {10, 30, 1'000};
  return units[static_cast<std::size_t>(free)];
}

void apply(TheoryState& state, const Effects& effects) {
  for (Candidate candidate : effects.removes) state.left.erase(candidate);
  for (Candidate candidate : effects.places) state.place(candidate);
}

Grid grid_of(const Grid& start, const TheoryState& state) {
  Grid grid = start;
  CandidateSet gone;
  for (Candidate candidate : start.all_candidates()) {
    if (!state.left.contains(candidate)) gone.insert(candidate);
  }
  // A contradiction is visible in the grid as in the state.
  (void)grid.eliminate(gone);
  state.placed.for_each([&](Candidate candidate) {
    if (!grid.is_solved(candidate.cell())) (void)grid.place(candidate.cell(), candidate.digit());
  });
  return grid;
}

int size_of(const LabelSet& labels) {
  int size = 0;
  for (int digit = 0; digit < Digit::count; ++digit) {
    const trial::Bands plane = labels.plane(digit);
    for (int band = 0; band < 3; ++band) size += std::popcount(plane[band]);
  }
  return size;
}

std::uint64_t hash_of(const LabelSet& labels) {
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (int digit = 0; digit < Digit::count; ++digit) {
    const trial::Bands plane = labels.plane(digit);
    for (int band = 0; band < 3; ++band) hash = (hash ^ (hash >> 29) ^ plane[band]) * 0x100000001b3U;
  }
  return hash;
}

bool is_within(const LabelSet& part, const LabelSet& whole) {
  trial::Bands more = part.plane(0) - whole.plane(0);
  for (int digit = 1; digit < Digit::count; ++digit) more |= part.plane(digit) - whole.plane(digit);
  return more.empty();
}

Effects left_of(const Effects& effects, const TheoryState& state) {
  Effects left;
  for (Candidate candidate : effects.removes) {
    if (state.left.contains(candidate)) left.removes.insert(candidate);
  }
  for (Candidate candidate : effects.places) {
    if (state.left.contains(candidate) && !state.placed.contains(candidate)) left.places.insert(candidate);
  }
  return left;
}

}  // namespace deduku::fewest
