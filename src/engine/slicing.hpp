// Slices on an account of work that others share.
#pragma once

#include "deduku/path.hpp"
#include "src/core/work.hpp"

namespace deduku::engine {

/// As `slice` does. The solver counts on the same account.
Slice slice_on(Work& work, const Path& path, const Effects& wanted, Promise promise, Solver& solver);
/// As `shortened` does.
Slice shortened_on(Work& work, const Path& path, Promise promise, Solver& solver);

}  // namespace deduku::engine
