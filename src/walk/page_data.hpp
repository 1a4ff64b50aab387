// The data for the script of the page, as JSON.
#pragma once

#include <string>

#include "deduku/walk.hpp"

namespace deduku::walk {

/// An object: `places`, in the order of the page, each with its description and its board as text; the names of rows
/// and columns; `words` for buttons. It is safe in a script element.
std::string page_data(const Walk& walk, const WalkOptions& options);

}  // namespace deduku::walk
