// A puzzle or a board as a record: whether it is proper (no digit repeated, exactly one solution, no redundant given),
// its canonical form, and the facts about a board that is more than its puzzle.
#pragma once

#include <optional>
#include <vector>

#include "deduku/canonical.hpp"
#include "deduku/minimal.hpp"
#include "src/records/fields.hpp"

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

/// The givens that a puzzle does not need, for setters.
struct Redundancy {
  CellSet redundant;  ///< each alone
  search::RemovableSets removable;
};

/// Empty if the givens do not have exactly one solution.
std::optional<Redundancy> redundancy_of(const Board& board);

// Each of these adds fields to a record, after its status.

/// All findings, including the symmetry of the board.
void add_findings(Json& json, const Board& board, const Findings& findings);
/// The number of solutions that a search has counted; `limit`: 0 for none.
void add_count(Json& json, const search::Result& counted, std::uint64_t limit);
void add_redundancy(Json& json, const std::optional<Redundancy>& redundancy);
void add_canonical(Json& json, const CanonicalForm& form);
/// `in_progress`, for a board that is more than its puzzle.
void add_standing(Json& json, const Board& board);

}  // namespace deduku::records
