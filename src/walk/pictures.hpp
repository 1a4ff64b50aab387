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

/// Each shape, kind of house and kind of link of a picture with what it means, as a list in HTML.
std::string legend_of(const draw::Picture& picture, Language language);

/// What a mark with this shape does: "pincer".
std::string shape_word(draw::MarkShape shape, Language language);

}  // namespace deduku::walk
