// Whether a puzzle keeps the promises of constraints, checked independently of the generator: by the search that tries
// cell by cell, raters that rate in full, techniques round by round.
#pragma once

#include "src/generate/making.hpp"

namespace deduku::generate {

/// Each given as a group of its own.
std::vector<CellSet> singles_of(const CellSet& givens);
/// The groups that are given.
std::vector<CellSet> groups_in(const CellSet& givens, const std::vector<CellSet>& groups);
/// The kind of automorphism that a puzzle shows: the first of the requested ones; for orbit-minimal puzzles the first
/// for which each group of givens is needed. Null if none is requested, or the puzzle has none.
const AutomorphismKind* shown_kind(const Board& puzzle, const PuzzleConstraints& constraints);

/// Whether the search that tries cell by cell finds exactly one solution.
bool is_unique_by_bitmask(const Board& puzzle);
/// The texts of the fields of the condition, of a puzzle rated in full; empty if there is no condition.
std::vector<std::string> texts_in_full(const Board& puzzle, const Criteria& criteria);

/// Like `violations` of a puzzle with one solution, with the criteria of the constraints and their texts from
/// `texts_in_full`.
std::vector<std::string> violations(const Board& puzzle, const PuzzleConstraints& constraints, const Criteria& criteria,
                                    std::span<const std::string> texts, std::span<const Board> path);

}  // namespace deduku::generate
