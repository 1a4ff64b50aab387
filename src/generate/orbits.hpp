// The sets of cells that a symmetry moves together.
#pragma once

#include <span>
#include <vector>

#include "deduku/pattern.hpp"

namespace deduku::generate {

/// The sets of cells that motions exchange with each other; together all cells.
std::vector<CellSet> orbits(std::span<const Symmetry> motions);
std::vector<CellSet> orbits(Pattern pattern);
/// Whether one kind of symmetry includes all motions of another.
bool includes(Pattern pattern, Pattern other);
/// Whether a set of this number of cells can be made up of orbits.
bool can_have(std::span<const CellSet> orbits, int cells);

}  // namespace deduku::generate
