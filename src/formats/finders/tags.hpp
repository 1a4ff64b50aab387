// Elements of XML and HTML, and their attributes.
#pragma once

#include <optional>
#include <string_view>

#include "src/formats/finders/finding.hpp"

namespace deduku::formats {

/// The next element of this name from byte `from`, with its tags: `<td class="x">5</td>`. An element without an end
/// tag, as HTML allows, extends to the next one or to `limit`.
std::optional<Piece> next_element(std::string_view text, std::string_view name, std::size_t from, std::size_t limit);
/// The piece between the tags of an element.
Piece inside_of(std::string_view text, Piece element);
/// The value of an attribute of the first tag in a piece; empty if the tag does not have it.
std::optional<Piece> attribute_of(std::string_view text, Piece element, std::string_view name);
}  // namespace deduku::formats
