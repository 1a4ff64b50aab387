// Slices on a shared account of work.
#pragma once

#include "deduku/path.hpp"
#include "src/core/work.hpp"

namespace deduku::engine {

/// Like `slice`. The solver must be charged to the same account.
Slice slice_on(Work& work, const Path& path, const Effects& wanted, Promise promise, Solver& solver);
/// Like `shortened`.
Slice shortened_on(Work& work, const Path& path, Promise promise, Solver& solver);

}  // namespace deduku::engine
