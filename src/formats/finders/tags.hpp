// What XML and HTML have in common.
#pragma once

#include <optional>
#include <string>

#include "src/formats/finders/finding.hpp"

namespace deduku::formats {

/// The next element of this name from byte `from` on, with its tags: `<td class="x">5</td>`; one without an end, as HTML
/// allows it, goes up to the next one or to `limit`.
std::optional<Piece> next_element(std::string_view text, std::string_view name, std::size_t from, std::size_t limit);
/// What stands between the tags of an element.
Piece inside_of(std::string_view text, Piece element);
/// The value of an attribute of the first tag in a piece; empty where it has none.
std::optional<Piece> attribute_of(std::string_view text, Piece element, std::string_view name);
/// A tag that says how a text looks, of HTML or of a forum: <b>, </div>, [code], [spoiler=open].
struct Styling {
  std::size_t size = 0;         ///< in bytes; 0 where there is none
  bool breaks_line = false;     ///< <br>: what is behind it is on another line
  bool surrounds_line = false;  ///< <div>, </p>: so is what is behind it, unless that is the first of its line
};
/// That at the beginning of a text.
Styling styling_at(std::string_view text);
/// A text without such tags.
std::string without_styling(std::string_view text);
/// A text without tags, its entities decoded, without the spaces around it.
std::string plain_text(std::string_view markup);

}  // namespace deduku::formats
