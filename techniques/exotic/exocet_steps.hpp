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

/// Why base and targets have the same digits: the base cells have digits, each cross-line has a place for these, and
/// the box of a target of two cells for the digit that is locked there.
void use_exocet(const Grid& grid, const Exocet& exocet, Evidence& evidence);
/// Why the mirrors have the digits of their targets: their boxes have a place for these, and for what is locked there.
void use_mirrors(const Grid& grid, const ExocetPairs& ways, const Exocet& exocet, Evidence& evidence);

}  // namespace deduku::exotic
