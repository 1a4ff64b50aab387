// Why each single candidate is eliminated: what the evidence of a step says about it.
#pragma once

#include "deduku/export.h"
#include "deduku/step.hpp"

namespace DEDUKU_API deduku {

using RemovalReason = Reason;

/// Why a step removes or places a candidate; empty if its evidence does not state it. `effect` is one of the candidates that
/// the step removes or places.
std::optional<RemovalReason> reason_of(const StepView& view, Candidate effect);

}  // namespace deduku
