// Whether a puzzle keeps what wishes promise, by other means than those of the generator: the search that tries cell by cell,
// raters that rate in full, techniques round by round.
#pragma once

#include "src/generate/making.hpp"

namespace deduku::generate {

/// Each given as a group of its own.
std::vector<CellSet> singles_of(const CellSet& givens);
/// Those of the groups that are given.
std::vector<CellSet> groups_in(const CellSet& givens, const std::vector<CellSet>& groups);
/// The kind of automorphism that a puzzle shows: of those wished for the first, with orbit-minimal puzzles the first for which
/// each group of givens is needed. Null where none is wished for, or the puzzle has none.
const AutomorphismKind* shown_kind(const Board& puzzle, const Wishes& wishes);

/// Whether the search that tries cell by cell finds exactly one solution.
bool is_unique_by_bitmask(const Board& puzzle);
/// Whether a ladder solves a puzzle, round by round rather than step by step.
bool is_solved_in_rounds(const Ladder& ladder, const Board& puzzle);
/// The texts of the fields of the condition, of a puzzle rated in full; none where there is no condition.
std::vector<std::string> texts_in_full(const Board& puzzle, const Criteria& criteria);

/// As `broken_promises`, with the criteria of the wishes and the texts that `texts_in_full` has for them.
std::vector<std::string> broken_promises(const Board& puzzle, const Wishes& wishes, const Criteria& criteria,
                                         std::span<const std::string> texts, std::span<const Board> path);

}  // namespace deduku::generate
