// Options of `rate` that only some scales use.
#pragma once

#include "src/cli/command/given_options.hpp"
#include "src/cli/rate/rate_table.hpp"

namespace deduku::cli {

/// Whether a scale uses a parameter of `rate`.
bool uses(const RatingScale& scale, std::string_view parameter);
/// Throws `Failure` if an option has no effect on any of the scales, except options that the subcommand itself uses.
void refuse_unused_options(const GivenOptions& given, const ScaleList& scales,
                           std::span<const std::string_view> own = {});

}  // namespace deduku::cli
