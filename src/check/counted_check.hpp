// Checks on an account of work that others share.
#pragma once

#include "deduku/check.hpp"
#include "src/core/work.hpp"

namespace deduku {

/// As `check` does. It is also broken off where the account is over.
Proof check_on(Work& work, const Grid& grid, const Premises& premises, const Effects& effects, Promise promise,
               std::uint64_t budget = default_check_budget);
/// As `check_closely` does.
Proof check_closely_on(Work& work, const Grid& grid, const Premises& premises, const Effects& effects, Promise promise,
                       std::uint64_t budget = default_check_budget);

}  // namespace deduku
