// Wishes, and puzzles with their guarantees, as JSON.
#pragma once

#include "deduku/generate.hpp"
#include "src/ratings/rating_value.hpp"

namespace deduku::generate {

using ratings::Json;

/// The wishes, those alone that say something.
Json wishes_json(const Wishes& wishes);
/// The wishes in an object, or a sentence that says what is wrong.
Expected<Wishes, std::string> read_wishes(const Json& json);
/// The fields of a record: puzzle, solution, where it comes from, and its guarantees.
Json generated_json(const Generated& generated, const Wishes& wishes, Engine engine,
                    const std::vector<Guarantee>& guarantees);
/// The kind of symmetry with a name: "half_turn", "half-turn".
std::optional<Pattern> find_symmetry(std::string name);
/// "none, half_turn, ..."
std::string symmetry_names();

}  // namespace deduku::generate
