// Tags and entities of HTML and of forums, and text without them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace deduku::formats {

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
