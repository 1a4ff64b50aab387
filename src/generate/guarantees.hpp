// The guarantees of a generated puzzle, and their evidence.
#pragma once

#include "src/generate/automorphic.hpp"
#include "src/generate/making.hpp"

namespace deduku::generate {

/// `path`: for a puzzle of the vicinity, the puzzles from `constraints.like` on, each around the previous one.
std::vector<Guarantee> guarantees_of(const Generated& generated, const PuzzleConstraints& constraints, Judge& judge,
                                     std::span<const Board> path);

// Their sentences, which the proofs of records compare.

inline constexpr const char* unique_sentence =
    "there is exactly one solution: the search found it and excluded all other possibilities";
inline constexpr const char* minimal_sentence =
    "no given is redundant: without any one of them, there is also the second solution listed for it";
inline constexpr const char* mask_sentence = "the givens are in the cells of the mask, with its digits if it has any";
std::string givens_sentence(int givens, const PuzzleConstraints& constraints);
/// `kind`: null if no automorphism moves the givens, but only the symmetry of their places.
std::string orbit_minimal_sentence(const PuzzleConstraints& constraints, const AutomorphismKind* kind);
std::string pattern_sentence(Pattern found, const PatternConstraint& constraint);
/// `puzzles`: the number of puzzles on the path.
std::string vicinity_sentence(const VicinityConstraint& constraint, std::size_t puzzles);
std::string automorphic_sentence(const AutomorphismKind& kind);
std::string distribution_sentence(Distribution distribution);
std::string where_sentence(const PuzzleConstraints& constraints);
/// `r`, `r_without`: R, in hundredths, with the technique and without it.
std::string needs_sentence(TechniqueId technique, bool is_exact, int r, int r_without);
std::string without_sentence(const PuzzleConstraints& constraints);

}  // namespace deduku::generate
