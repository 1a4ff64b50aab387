// Steps of exocets: their parts, and the pairs of digits that are left.
#pragma once

#include "src/core/step_sink.hpp"
#include "techniques/exotic/exocet_pairs.hpp"

namespace deduku::exotic {

/// Adds base, targets, cross-lines and S cells.
void add_exocet(const Grid& grid, const Exocet& exocet, Evidence& evidence);
/// Adds the pairs of digits that the base may have, unless all pairs are possible.
void add_pairs(const Exocet& exocet, const TargetPairs& pairs, Evidence& evidence);
/// Adds the mirrors.
void add_mirrors(const ExocetPairs& ways, const Exocet& exocet, Evidence& evidence);

/// States why base and targets have the same digits: the base cells have digits, each cross-line has a place for these
/// digits, and the box of a target of two cells has a place for the digit that is locked there.
void use_exocet(const Grid& grid, const Exocet& exocet, Evidence& evidence);
/// States why the mirrors have the digits of their targets: their boxes have a place for these digits and for those
/// locked there.
void use_mirrors(const Grid& grid, const ExocetPairs& ways, const Exocet& exocet, Evidence& evidence);

}  // namespace deduku::exotic
