// Tags and entities of HTML, XML and forums: text without them, and the elements that they make.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/formats/pieces.hpp"

namespace deduku::formats {

/// A styling tag, of HTML or of a forum: <b>, </div>, [code], [spoiler=open].
struct Styling {
  std::size_t size = 0;         ///< in bytes; 0 if there is no tag
  bool breaks_line = false;     ///< <br>: the text after it is on another line
  bool surrounds_line = false;  ///< <div>, </p>: likewise, unless that text is the first of its line
};
/// The tag at the beginning of a text.
Styling styling_at(std::string_view text);
/// A text without such tags.
std::string without_styling(std::string_view text);
/// A text without tags, its entities decoded, without the spaces around it.
std::string plain_text(std::string_view markup);

/// The next element of this name from byte `from`, with its tags: `<td class="x">5</td>`. An element without an end
/// tag, as HTML allows, extends to the next one or to `limit`.
std::optional<Piece> next_element(std::string_view text, std::string_view name, std::size_t from, std::size_t limit);
/// All such elements, each from the end of the one before it.
std::vector<Piece> elements_of(std::string_view text, std::string_view name, std::size_t from = 0,
                               std::size_t limit = std::string_view::npos);
/// The piece between the tags of an element.
Piece inside_of(std::string_view text, Piece element);
/// The value of an attribute of the first tag in a piece; empty if the tag does not have it.
std::optional<Piece> attribute_of(std::string_view text, Piece element, std::string_view name);

}  // namespace deduku::formats
