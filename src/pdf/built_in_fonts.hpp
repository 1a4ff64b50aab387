// The fonts that the program brings along, for systems that have none.
#pragma once

#include <memory>
#include <vector>

#include "src/pdf/font_file.hpp"

namespace deduku::pdf {

/// None if the build has none (DEDUKU_FONTS).
std::vector<std::shared_ptr<const FontSource>> built_in_fonts();

}  // namespace deduku::pdf
