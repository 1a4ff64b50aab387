// Whether a board is a proper puzzle: no digit repeated, exactly one solution, no redundant given.
#pragma once

#include <vector>

#include "src/records/fields.hpp"
#include "src/records/status.hpp"

namespace deduku::records {

/// What can be said of a puzzle.
struct Findings {
  std::optional<Conflict> conflict;
  std::vector<Solution> solutions;  ///< none, one, or two that differ
  /// The givens that could be left out; empty where the question makes no sense: the puzzle is not unique, or it
  /// depends on its pencil marks.
  std::optional<CellSet> redundant;

  /// `solved` where there is exactly one solution.
  Outcome outcome() const { return conflict ? Outcome::invalid : outcome_of(solutions.size()); }
};

/// The board may contradict itself.
Findings examine(const Board& board, const search::Backend& backend = search::default_backend());

/// Adds the fields of a record, after its status; how symmetric the board is among them.
void add_findings(Json& json, const Board& board, const Findings& findings);

/// Adds how many solutions a search has counted; `limit`: 0 for none.
void add_count(Json& json, const search::Result& counted, std::uint64_t limit);

}  // namespace deduku::records
