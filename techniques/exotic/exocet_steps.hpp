// How exocets become steps: their parts, and the pairs of digits that are left.
#pragma once

#include "src/core/step_sink.hpp"
#include "techniques/exotic/exocet_pairs.hpp"

namespace deduku::exotic {

/// Adds base, targets, cross-lines and S cells.
void add_exocet(const Grid& grid, const Exocet& exocet, Evidence& evidence);
/// Adds the pairs of digits that the base may have, unless these are all there are.
void add_pairs(const Exocet& exocet, const TargetPairs& pairs, Evidence& evidence);
/// Adds the mirrors.
void add_mirrors(const ExocetPairs& ways, const Exocet& exocet, Evidence& evidence);

}  // namespace deduku::exotic
