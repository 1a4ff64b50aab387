// Random full grids.
#pragma once

#include "deduku/search.hpp"
#include "src/generate/random.hpp"

namespace deduku::generate {

/// A random full grid. Every grid can come up, not all equally often.
Solution random_grid(Random& random);

}  // namespace deduku::generate
