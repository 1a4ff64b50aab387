// What the free techniques make of a state: fast, on bits read side by side.
#pragma once

#include "deduku/fewest.hpp"
#include "techniques/trial/theory_state.hpp"

namespace deduku::fewest {

/// Brings a state to rest under the free techniques.
trial::TheoryOutcome close(trial::TheoryState& state, Free free);
/// What it costs to do so, in units of work: about a tenth of a microsecond each.
std::uint64_t units_of_closing(Free free);

/// Takes what a step removes, and places what it places.
void apply(trial::TheoryState& state, const Effects& effects);
/// The grid of a state that steps from `start` lead to.
Grid grid_of(const Grid& start, const trial::TheoryState& state);

int size_of(const trial::LabelSet& labels);
std::uint64_t hash_of(const trial::LabelSet& labels);
/// Whether the first set is part of the second.
bool is_within(const trial::LabelSet& part, const trial::LabelSet& whole);
/// Those of some effects that a state has still to take.
Effects left_of(const Effects& effects, const trial::TheoryState& state);

}  // namespace deduku::fewest
