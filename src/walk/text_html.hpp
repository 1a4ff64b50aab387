// Text as HTML in which the names of cells are marked.
#pragma once

#include <string>

#include "src/draw/picture.hpp"
#include "src/present/marked_text.hpp"

namespace deduku::walk {

/// Each name of cells is an element that lists its cells ("data-cells", numbers 0..80). The name of cells with a role
/// is bold and begins with the small shape of the role, except in the notation of a chain, "(8)r3c4 = (9)r3c1".
std::string text_html(const present::Text& text, const draw::Picture& picture);

}  // namespace deduku::walk
