// Symmetries of places as a generator needs them: which cells go together.
#pragma once

#include <vector>

#include "deduku/pattern.hpp"

namespace deduku::generate {

/// The sets of cells that the motions of a kind of symmetry exchange with each other; together all cells.
std::vector<CellSet> orbits(Pattern pattern);
/// Whether what has one kind of symmetry has all motions of another.
bool includes(Pattern pattern, Pattern other);
/// Whether so many cells can have this symmetry.
bool can_have(Pattern pattern, int cells);

}  // namespace deduku::generate
