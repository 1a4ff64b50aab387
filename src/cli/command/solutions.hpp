// Searches on a board that several subcommands use.
#pragma once

#include "src/records/texts.hpp"
#include "src/search/admission.hpp"

namespace deduku::cli {

using search::two_solutions;

}  // namespace deduku::cli
