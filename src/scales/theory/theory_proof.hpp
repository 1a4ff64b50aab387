// A whip or braid for the reader: the variables it passes and the exclusions between them.
#pragma once

#include <span>

#include "deduku/theory.hpp"
#include "techniques/trial/braids.hpp"

namespace deduku::theory {

/// The memory of the links of one pattern.
using TheoryLinks = std::array<TheoryLink, trial::longest>;

/// Writes the links of a whip or braid to `links` and returns them. `state`: the state in which it was found. `lefts`:
/// the left-linking candidates of a whip, one more than conclusions; empty for a braid, whose candidates are found here.
std::span<const TheoryLink> links_of(const trial::TheoryState& state, Candidate target,
                                     const trial::ConclusionPath& path, std::span<const Candidate> lefts,
                                     TheoryLinks& links);

}  // namespace deduku::theory
