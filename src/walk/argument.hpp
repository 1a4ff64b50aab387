// The argument of a step as HTML: sentences, and branches as numbered lists.
#pragma once

#include <string>
#include <vector>

#include "src/draw/picture.hpp"
#include "src/walk/step_text.hpp"

namespace deduku::walk {

/// A branch with many lines is folded after its first one. A chain inside a chain is folded below the line that first
/// needs it.
std::string argument_html(const std::vector<Paragraph>& argument, const draw::Picture& picture, Language language);

}  // namespace deduku::walk
