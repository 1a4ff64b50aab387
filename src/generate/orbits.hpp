// The sets of cells that a symmetry moves together.
#pragma once

#include "deduku/generate.hpp"

namespace deduku::generate {

/// The sets of cells that motions exchange with each other; together all cells.
std::vector<CellSet> orbits(std::span<const Symmetry> motions);
/// Whether one kind of symmetry includes all motions of another.
bool includes(Pattern pattern, Pattern other);
/// Whether a kind of symmetry meets a constraint.
bool fits(Pattern found, const PatternConstraint& wanted);
/// Whether a set of `least` to `most` cells can be made up of orbits.
bool can_have(std::span<const CellSet> orbits, int least, int most);

}  // namespace deduku::generate
