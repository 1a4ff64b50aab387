// Slices on a shared account of work.
#pragma once

#include "deduku/path.hpp"
#include "src/core/budget.hpp"

namespace deduku::engine {

/// Like `slice`. The solver must be charged to the same account.
Slice slice_on(Budget& budget, const Path& path, const Effects& wanted, Promise promise, Solver& solver);
/// Like `shortened`.
Slice shortened_on(Budget& budget, const Path& path, Promise promise, Solver& solver);

}  // namespace deduku::engine
