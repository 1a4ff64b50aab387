// A step as a parameter: what it changes.
#pragma once

#include "deduku/effects.hpp"
#include "src/service/parameters.hpp"

namespace deduku::service {

/// What a step changes: `step`, a record of a step or the answer of `hint`, of which only `places` and `removes` count; or
/// these two themselves.
Effects take_effects(Parameters& parameters);

}  // namespace deduku::service
