// The scales and fields in the help of `rate`.
#pragma once

#include <vector>

#include "src/cli/command/program_description.hpp"

namespace deduku::cli {

/// The scales, and the fields of each.
std::vector<HelpSection> scales_and_fields_help();

}  // namespace deduku::cli
