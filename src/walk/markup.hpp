// Markup: escaped texts for HTML or JSON, and templates with placeholders.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace deduku::walk {

/// The text as HTML, in content and in quoted attributes: none of its characters is markup. Control characters that
/// HTML does not allow are removed.
std::string escaped(std::string_view text);

/// The text as a JSON string with its quotes, also safe inside a script element of HTML. The text is UTF-8; bytes that
/// are not become U+FFFD.
std::string json_string(std::string_view text);

/// The value for each placeholder of a template; the values are markup.
using Filling = std::initializer_list<std::pair<std::string_view, std::string_view>>;
/// The template with its placeholders, "{{name}}", replaced once each: the replacements are not searched again.
/// Placeholders without a value stay.
std::string filled(std::string_view template_text, Filling filling);

}  // namespace deduku::walk
