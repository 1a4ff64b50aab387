// The colours of all pictures, one table by purpose, in three themes; and the style sheet that they are used in.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "deduku/draw.hpp"

namespace deduku::draw {

/// A colour by its purpose, as "#RRGGBB" in each theme.
struct Token {
  std::string_view name;
  std::string_view light;
  std::string_view dark;
  std::string_view print;

  /// `theme` is not `automatic`.
  std::string_view in(Theme theme) const;
};

/// All tokens; a name that is a prefix of another one comes later.
std::span<const Token> tokens();
/// The token with this name, which must exist.
const Token& token(std::string_view name);

/// The rules that an SVG needs, by the classes in it, with the colours of a theme.
std::string style_sheet_for(std::string_view svg, Theme theme);

}  // namespace deduku::draw
