// The effects of a step as a parameter.
#pragma once

#include "deduku/effects.hpp"
#include "src/service/parameters.hpp"

namespace deduku::service {

/// The effects of a step: from `step`, a record of a step or the answer of `hint`, of which only `places` and `removes`
/// count; or from these two parameters themselves.
Effects take_effects(Parameters& parameters);

}  // namespace deduku::service
