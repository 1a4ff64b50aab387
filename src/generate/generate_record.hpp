// PuzzleConstraints, and puzzles with their guarantees, as JSON; records of puzzles from any source, and the proof of
// their statements.
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

/// The puzzle in a text of exactly one line in the form of records; empty for other texts.
std::optional<Board> board_in(const std::string& text);

/// A guarantee as written.
struct WrittenGuarantee {
  std::string key;
  std::string sentence;
  std::vector<Guarantee::Evidence> evidence;
};

/// The statements of a record about its puzzle. Seed, stream, place and engine, which no puzzle shows, are read but not
/// kept.
struct MadeRecord {
  Board puzzle;
  std::string solution;
  std::uint64_t givens = 0;
  std::string version;
  std::string weight;  ///< "" for none
  PuzzleConstraints constraints;
  std::vector<WrittenGuarantee> guarantees;
  std::vector<std::string> others;  ///< fields that are not part of the format, so that their meaning is unknown
};

/// Reads a record by the rules of docs/deduku.schema.json; otherwise one sentence about the rule it breaks.
Expected<MadeRecord, std::string> read_made_record(const Json& json);

/// The false statements of a record: about its constraints (see `violations`), about each guarantee, proved from its
/// own evidence, and about the other fields. A guarantee that cannot be proved, such as one for a condition that is not
/// among the constraints, counts as false. The distribution that a puzzle was drawn with cannot be checked. The
/// sentences of guarantees are compared if this version of the program has written them.
std::vector<std::string> broken_statements(const MadeRecord& record);

/// Whether sentences of a record are not compared because another version of the program has written them.
bool has_foreign_sentences(const MadeRecord& record);

}  // namespace deduku::generate
