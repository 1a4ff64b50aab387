// Which cells go together where the cells move.
#pragma once

#include <span>
#include <vector>

#include "deduku/pattern.hpp"

namespace deduku::generate {

/// The sets of cells that motions exchange with each other; together all cells.
std::vector<CellSet> orbits(std::span<const Symmetry> motions);
std::vector<CellSet> orbits(Pattern pattern);
/// Whether what has one kind of symmetry has all motions of another.
bool includes(Pattern pattern, Pattern other);
/// Whether so many cells can be made up of orbits.
bool can_have(std::span<const CellSet> orbits, int cells);

}  // namespace deduku::generate
