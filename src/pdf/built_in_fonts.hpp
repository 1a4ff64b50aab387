// The fonts in the program, for systems without fonts.
#pragma once

#include <memory>
#include <vector>

#include "src/pdf/font_file.hpp"

namespace deduku::pdf {

/// Empty if the build has no fonts (DEDUKU_FONTS).
std::vector<std::shared_ptr<const FontSource>> built_in_fonts();

}  // namespace deduku::pdf
