// Titles of puzzles: what stands on their line, or above it.
#pragma once

#include "src/formats/finders/finding.hpp"

namespace deduku::formats {

/// Gives those that have no title the free text around them, and claims it. In the order of the document.
void give_titles(Document& document, std::vector<Finding>& findings);

}  // namespace deduku::formats
