// The files of src/present/languages as they are; the build makes the source of this header from them.
#pragma once

#include <array>
#include <string_view>

#include "deduku/text_style.hpp"

namespace deduku::present {

/// What each file says, in the order of the languages.
extern const std::array<std::string_view, language_count> language_sources;

}  // namespace deduku::present
