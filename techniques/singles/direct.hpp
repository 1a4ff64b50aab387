// What the direct techniques share: a pattern after which a digit has one place left in a house.
//
//     box 4       |   box 5        4 of box 4 is locked in row 5, so 4 goes from r5c4 and r5c5. That leaves
//     .   . .     |   .   . 4      it one place in box 5, r4c6. Whoever looks for the places of one digit
//     4   4 .     |  (4) (4) .     sees that at once, and writes the digit rather than strike candidates.
//     .   . .     |   .   . .
//
// The house of the single is the goal of the step. The step places the digit and removes nothing else: the candidates
// that the pattern removes stay.
#pragma once

#include "techniques/facts/step_kind.hpp"
#include "techniques/intersections/locked_candidates.hpp"
#include "techniques/singles/singles.hpp"
#include "techniques/subsets/hidden_subset.hpp"

namespace deduku {

inline constexpr std::string_view direct_locked_sentence =
    "In {base}, {digits} can only go into {body}, all of them in {cover}. One of them holds it, so no other cell of "
    "{cover} does. That leaves {digits} only one place in {goal}.";
inline constexpr std::string_view direct_hidden_subset_sentence =
    "In {base}, {digits} can only go into {body}: {size} digits for {size} cells, so no other digit goes there. That "
    "leaves {placed} only one place in {goal}.";

/// A step to a single that shows in its house only after a pattern, which the evidence does not name yet.
inline Step direct_step(StepKind kind, const kernel::HiddenSingle& single) {
  Step step = kind.step();
  step.places.insert({single.cell, single.digit});
  step.evidence.goal = {single.house};
  return step;
}

/// A step for each single that one of some intersections leaves.
template <TechniqueId technique>
bool emit_direct_locked(const Grid& grid, std::span<const kernel::Intersection> intersections, StepSink& sink) {
  for (const kernel::Intersection& intersection : intersections) {
    const auto emit = [&](const kernel::HiddenSingle& single) {
      Step step = direct_step({technique}, single);
      add_locked_candidates(grid, intersection.locked, step.evidence);
      return sink.emit(step);
    };
    const Digit digit = intersection.locked.digit;
    if (kernel::hidden_singles_without<kernel::StandardOrder>(grid, digit, intersection.eliminated, emit)) return true;
  }
  return false;
}

/// The digits that a hidden subset removes from its cells.
inline DigitSet removed_digits(const Grid& grid, const kernel::HiddenSubset& subset) {
  DigitSet digits;
  for (Cell cell : subset.cells) digits |= grid.candidates(cell);
  return digits - subset.digits;
}

/// A step for each single that a hidden subset leaves.
template <TechniqueId technique, int size>
bool find_direct_hidden_subsets(const Grid& grid, Workspace&, StepSink& sink) {
  return distinct_hidden_subsets<size>(grid, [&](const kernel::HiddenSubset& subset, const HouseSet& hiding) {
    const auto emit = [&](const kernel::HiddenSingle& single) {
      Step step = direct_step({technique}, single);
      record_hidden_subset(subset, hiding, step.evidence);
      return sink.emit(step);
    };
    for (Digit digit : removed_digits(grid, subset)) {
      const CellSet eliminated = subset.cells & grid.cells(digit);
      if (kernel::hidden_singles_without<kernel::StandardOrder>(grid, digit, eliminated, emit)) return true;
    }
    return false;
  });
}

}  // namespace deduku
