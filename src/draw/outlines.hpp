// Outlines around cells, and capsules around groups.
#pragma once

#include <string>
#include <vector>

#include "src/draw/places.hpp"

namespace deduku::draw {

/// The rounded borders of cells as the data of a path, `inset` units inside them: one loop for each connected part, and
/// one for each hole in it.
std::string outline_of(const CellSet& cells, double inset);

/// The connected parts of cells, by their sides; in the order of their first cells.
std::vector<CellSet> parts_of(const CellSet& cells);

}  // namespace deduku::draw
