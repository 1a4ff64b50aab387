// What guarantees say in words: whoever makes a record and whoever proves one has the same sentences.
#pragma once

#include "src/generate/automorphic.hpp"
#include "src/generate/making.hpp"

namespace deduku::generate {

std::string unique_sentence();
std::string givens_sentence(int givens, const Wishes& wishes);
std::string minimal_sentence();
/// `kind`: null where no automorphism moves the givens, but the symmetry of their places alone.
std::string orbit_minimal_sentence(const Wishes& wishes, const AutomorphismKind* kind);
std::string pattern_sentence(Pattern found, const PatternWish& wish);
std::string mask_sentence();
/// `puzzles`: how many the path has.
std::string vicinity_sentence(const VicinityWish& wish, std::size_t puzzles);
std::string automorphic_sentence(const AutomorphismKind& kind);
std::string distribution_sentence(Distribution distribution);
std::string where_sentence(const Wishes& wishes);
/// `r`, `r_without`: R, in hundredths, with the technique and without it.
std::string needs_sentence(TechniqueId technique, bool is_exact, int r, int r_without);
std::string without_sentence(const Wishes& wishes);

}  // namespace deduku::generate
