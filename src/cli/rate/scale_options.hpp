// Options of `rate` that some scales alone use.
#pragma once

#include "src/cli/command/given_options.hpp"
#include "src/cli/rate/rate_scale.hpp"

namespace deduku::cli {

/// Throws `Failure` where an option has no effect on any of the scales.
void refuse_unused_options(const GivenOptions& given, ScaleList scales);

}  // namespace deduku::cli
