// Whether a board is a proper puzzle: no digit repeated, exactly one solution, no redundant given.
#pragma once

#include <vector>

#include "src/records/fields.hpp"
#include "src/records/status.hpp"

namespace deduku::records {

/// The properties of a puzzle.
struct Findings {
  std::optional<Conflict> conflict;
  std::vector<Solution> solutions;  ///< none, one, or two that differ
  /// The givens that could be removed; empty if the question does not apply: the puzzle is not unique, or it depends on
  /// its pencil marks.
  std::optional<CellSet> redundant;

  /// `solved` if there is exactly one solution.
  Outcome outcome() const { return conflict ? Outcome::invalid : outcome_of(solutions.size()); }
};

/// The board may contradict itself.
Findings examine(const Board& board, const search::Backend& backend = search::default_backend());

/// Adds the fields of a record, after its status, including the symmetry of the board.
void add_findings(Json& json, const Board& board, const Findings& findings);

/// Adds the number of solutions that a search has counted; `limit`: 0 for none.
void add_count(Json& json, const search::Result& counted, std::uint64_t limit);

}  // namespace deduku::records
