// The legend of a picture on the page of a walk.
#pragma once

#include <string>

#include "deduku/text_style.hpp"
#include "src/draw/picture.hpp"

namespace deduku::walk {

/// What a picture shows and what it means, as a list in HTML; "" where there is nothing. `id_prefix`: of the patterns of
/// the board.
std::string legend_html(const draw::Picture& picture, Language language, std::string_view id_prefix);

}  // namespace deduku::walk
