// Markup: what texts need to stand in HTML or JSON, and templates that are filled in.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace deduku::walk {

/// The text as HTML, in content and in quoted attributes: no character of it is markup. Control characters that HTML does
/// not know are left out.
std::string escaped(std::string_view text);

/// The text as a JSON string with its quotes, safe inside a script element of HTML, too. The text is UTF-8; bytes that are
/// none become U+FFFD.
std::string json_string(std::string_view text);

/// What stands for each place of a template; the values are markup.
using Filling = std::initializer_list<std::pair<std::string_view, std::string_view>>;
/// The template with its places, "{{name}}", filled in, once each: what is filled in is not looked at again. Places that
/// the filling does not have stay.
std::string filled(std::string_view template_text, Filling filling);

}  // namespace deduku::walk
