// What a grid holds beyond its puzzle.
#pragma once

#include "deduku/grid.hpp"

namespace deduku {

/// Whether a grid is what its givens leave: no other digit stands there, and no other candidate is missing.
bool has_givens_alone(const Grid& grid);

}  // namespace deduku
