// The path of a puzzle on a frozen scale as a record.
#pragma once

#include "deduku/frozen_path.hpp"
#include "deduku/solver.hpp"
#include "src/records/fields.hpp"

namespace deduku::records {

/// Whether a puzzle of which the search says this has a path there: one with several solutions only where no technique
/// relies on there being one.
bool has_frozen_path(Outcome known, bool allows_several);

/// Adds the fields of a record, behind its status: how the path ended, the solutions, the figures of the scale, the steps.
/// `rating` is empty where the puzzle has no path.
void add_frozen_path(Json& json, FrozenScale scale, const SolveResult& known, const std::optional<FrozenRating>& rating,
                     Json steps);

}  // namespace deduku::records
