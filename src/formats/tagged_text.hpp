// Tags and entities of HTML and of forums, and text without them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

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

}  // namespace deduku::formats
