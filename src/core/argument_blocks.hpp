// Building blocks of arguments: statements and explanations that many techniques share. Finders call them to state the
// argument of a step.
#pragma once

#include <span>

#include "deduku/effects.hpp"
#include "deduku/evidence.hpp"
#include "deduku/grid.hpp"
#include "deduku/houses.hpp"

namespace deduku {

/// At least one of the nodes is true, and each excludes every one of these candidates: it has the same digit in cells
/// that all see the candidate, or another digit in its cell.
void explain_by_alternatives(Evidence& evidence, const CandidateSet& removed, std::span<const Node> nodes);

/// The digit is in one of some cells, all of which the candidates see.
void explain_by_cells(Evidence& evidence, Digit digit, const CellSet& removed, const CellSet& cells);

/// The digits of a pattern are confined to some cells of these houses, so they are not elsewhere in them: each removed
/// candidate outside the cells is explained by those of the houses that contain it. If fins may break the pattern, the
/// candidate sees all of them.
void explain_by_houses(Evidence& evidence, const CandidateSet& removed, const HouseSet& houses,
                       const CellSet& fins = {});

/// Each of these cells is needed for some digits, so it has no others. The reason lists the candidates of each cell
/// among these digits.
void explain_by_need(Evidence& evidence, const Grid& grid, const CandidateSet& removed, DigitSet digits);

/// Each removed digit is in one of its candidate cells among some cells, all of which the candidates see.
void explain_by_places(Evidence& evidence, const Grid& grid, const CandidateSet& removed, const CellSet& cells);

/// The cell of a placed candidate must have a digit, and has no other left.
void argue_naked_single(Evidence& evidence, Candidate placed);

/// A house of a placed candidate must have a cell for its digit, and has no other left.
void argue_hidden_single(Evidence& evidence, Candidate placed, House house);

/// One end of each weak link is true, as in a loop: it excludes all candidates that both ends exclude.
void explain_by_weak_links(Evidence& evidence, const CandidateSet& removed, std::span<const Link> links);

/// The contrary of each effect leads to a contradiction.
void explain_by_assumption(Evidence& evidence, const Effects& effects);

/// Every branch ends with each effect.
void explain_by_branches(Evidence& evidence, const Effects& effects);

/// At least one of the alternatives is true, and each excludes every one of these candidates: it has the same digit and
/// sees the candidate, or another digit in its cell.
void explain_by_alternatives(Evidence& evidence, const CandidateSet& removed, const CandidateSet& alternatives);

/// Each of these candidates is in one of some bases. With any candidates of the other bases, it leaves some excluders
/// too few digits.
void argue_by_combinations(Evidence& evidence, const CandidateSet& removed, const CellSet& bases,
                           const CellSet& excluders);

}  // namespace deduku
