// PuzzleConstraints, and puzzles with their guarantees, as JSON.
#pragma once

#include "deduku/generate.hpp"
#include "src/ratings/rating_value.hpp"

namespace deduku::generate {

using ratings::Json;

/// The constraints that are set.
Json constraints_json(const PuzzleConstraints& constraints);
/// The constraints in an object, or a sentence that describes the fault.
Expected<PuzzleConstraints, std::string> read_constraints(const Json& json);
/// The fields of a record: puzzle, solution, origin and guarantees.
Json generated_json(const Generated& generated, const PuzzleConstraints& constraints, Engine engine,
                    const std::vector<Guarantee>& guarantees);
/// The engine with a name; empty for "auto" and other words.
std::optional<Engine> engine_named(std::string_view word);
/// The kind of symmetry with a name: "half_turn", "half-turn".
std::optional<Pattern> find_symmetry(std::string name);
/// "none, half_turn, ..."
std::string symmetry_names();

}  // namespace deduku::generate
