// Random full grids, without tables.
#pragma once

#include "deduku/search.hpp"
#include "src/generate/random.hpp"

namespace deduku::generate {

/// A random full grid, fast. Every grid is possible. Nearly all (98 %) are equally likely; those with a band that has n
/// arrangements with the same digits in its columns, n above 288, occur 288/n as often: a sixth for the rarest bands.
Solution random_grid(Random& random);

/// A full grid, each of the 6,670,903,752,021,072,936,960 exactly as likely as any other.
Solution uniform_grid(Random& random);

}  // namespace deduku::generate
