// The sentences of guarantees, shared by records and their proofs.
#pragma once

#include "src/generate/automorphic.hpp"
#include "src/generate/making.hpp"

namespace deduku::generate {

std::string unique_sentence();
std::string givens_sentence(int givens, const PuzzleConstraints& constraints);
std::string minimal_sentence();
/// `kind`: null if no automorphism moves the givens, but only the symmetry of their places.
std::string orbit_minimal_sentence(const PuzzleConstraints& constraints, const AutomorphismKind* kind);
std::string pattern_sentence(Pattern found, const PatternConstraint& constraint);
std::string mask_sentence();
/// `puzzles`: the number of puzzles on the path.
std::string vicinity_sentence(const VicinityConstraint& constraint, std::size_t puzzles);
std::string automorphic_sentence(const AutomorphismKind& kind);
std::string distribution_sentence(Distribution distribution);
std::string where_sentence(const PuzzleConstraints& constraints);
/// `r`, `r_without`: R, in hundredths, with the technique and without it.
std::string needs_sentence(TechniqueId technique, bool is_exact, int r, int r_without);
std::string without_sentence(const PuzzleConstraints& constraints);

}  // namespace deduku::generate
