// Where the time of a solver goes: calls, hits and time of each technique.
#pragma once

#include "deduku/technique.hpp"

namespace deduku {

/// What the search for one technique came to.
struct TechniqueProfile {
  std::int64_t calls = 0;        ///< grids on which it was tried
  std::int64_t hits = 0;         ///< grids on which it found a step
  std::int64_t nanoseconds = 0;  ///< wall clock time of all calls
};

/// Indexed by `TechniqueId`.
using Profile = std::array<TechniqueProfile, technique_count>;

}  // namespace deduku
