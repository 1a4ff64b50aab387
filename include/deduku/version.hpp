// The version of the library. The build reads it from here.
#pragma once

#include <string_view>

#include "deduku/export.h"

// What a program is compiled with. Major and minor number together say what fits: until 1.0 each minor version may
// change the interface.
#define DEDUKU_VERSION_MAJOR 0
#define DEDUKU_VERSION_MINOR 1
#define DEDUKU_VERSION_PATCH 0

namespace DEDUKU_API deduku {

/// The version of the library that the program runs with, "0.1.0"; with a shared one it may be another than that of the
/// headers. Ratings of the frozen scales never change, those of our own ladder may from version to version.
std::string_view version();

}  // namespace deduku
