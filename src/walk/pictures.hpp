// The pictures of a walk: what there is to see of a step, and how it is drawn for the page.
#pragma once

#include <string>

#include "deduku/draw.hpp"
#include "deduku/walk.hpp"
#include "src/draw/picture.hpp"

namespace deduku::walk {

/// `index` from 0.
draw::Picture picture_of_step(const Walk& walk, std::size_t index);
std::string draw_step_of(const Walk& walk, std::size_t index, const DrawOptions& options);

/// What a picture shows and what it means, as a list in HTML; "" where there is nothing. `id_prefix`: of the patterns of
/// the board.
std::string legend_html(const draw::Picture& picture, Language language, std::string_view id_prefix);

}  // namespace deduku::walk
