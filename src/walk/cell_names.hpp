// The cells that a text names, and what they do in the step: text and picture are tied together by them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "deduku/text_style.hpp"
#include "src/draw/picture.hpp"

namespace deduku::walk {

/// A name of one or several cells in a text: "r1c79".
struct CellName {
  std::size_t begin = 0;
  std::size_t size = 0;
  CellSet cells;
};
/// The names in a text, in order; `notation` says what names look like.
std::vector<CellName> cell_names(std::string_view text, Notation notation);

/// The text as HTML: each name is an element that says which cells it means ("data-cells", numbers 0..80); that of cells
/// with a role is bold and begins with the small shape of the role, except in the notation of a chain, "(8)r3c4 = (9)r3c1".
std::string with_roles(std::string_view text, Notation notation, const draw::Picture& picture);

}  // namespace deduku::walk
