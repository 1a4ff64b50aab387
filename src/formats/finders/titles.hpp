// Titles of puzzles: the text on their line, or above it.
#pragma once

#include "src/formats/finders/finding.hpp"

namespace deduku::formats {

/// Gives each puzzle without a title the free text around it, in the order of the document, and claims that text.
void give_titles(Document& document, std::vector<Finding>& findings);

}  // namespace deduku::formats
