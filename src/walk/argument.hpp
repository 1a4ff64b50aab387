// The argument of a step as HTML: sentences, and branches as numbered lists.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "src/draw/picture.hpp"
#include "src/walk/step_text.hpp"

namespace deduku::walk {

/// A branch with many lines is folded behind its first one. A chain inside a chain is folded below the line that needs it
/// first.
std::string argument_html(const std::vector<Paragraph>& argument, const draw::Picture& picture, const TextStyle& style);

/// Where a line rests on chains inside it: "(chain 12, 13) r4c9<>9".
struct NamedChains {
  std::string_view words;    ///< "chain 12, 13"
  std::vector<int> numbers;  ///< of branches, as the text numbers them
};
std::vector<NamedChains> chains_named(std::string_view line, Language language);

}  // namespace deduku::walk
