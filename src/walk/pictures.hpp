// The legend of a picture on the page of a walk.
#pragma once

#include <string>

#include "deduku/text_style.hpp"
#include "src/draw/picture.hpp"

namespace deduku::walk {

/// The parts of a picture and their meaning, as a list in HTML; "" if there are no parts. `id_prefix`: of the patterns
/// of the board.
std::string legend_html(const draw::Picture& picture, Language language, std::string_view id_prefix);

}  // namespace deduku::walk
