// The free techniques as parts of ladders, and the closure of a state under them: fast, on bits read side by side.
#pragma once

#include "deduku/fewest.hpp"
#include "techniques/trial/theory_state.hpp"

namespace deduku::fewest {

/// The rungs of the free techniques on the default ladder. They are always used, even if a ladder lacks them.
Ladder free_part(FreeTechniques free);
/// A ladder with the free techniques that it lacks added.
Ladder with_free(Ladder ladder, FreeTechniques free);

/// Brings a state to rest under the free techniques.
trial::TheoryOutcome close(trial::TheoryState& state, FreeTechniques free);
/// The cost of doing so, in units of work: about a tenth of a microsecond each.
std::uint64_t units_of_closing(FreeTechniques free);

/// Executes the removals and placements of a step.
void apply(trial::TheoryState& state, const Effects& effects);
/// The grid of a state reached by steps from `start`.
Grid grid_of(const Grid& start, const trial::TheoryState& state);

int size_of(const trial::LabelSet& labels);
std::uint64_t hash_of(const trial::LabelSet& labels);
/// Whether the first set is part of the second.
bool is_within(const trial::LabelSet& part, const trial::LabelSet& whole);
/// The effects among some that a state does not have yet.
Effects left_of(const Effects& effects, const trial::TheoryState& state);

}  // namespace deduku::fewest
