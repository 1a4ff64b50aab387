// The version of the library.
#pragma once

#include <string_view>

#include "deduku/export.h"
#include "deduku/version.h"

namespace DEDUKU_API deduku {

/// The version of the library that the program runs with, "0.1.0"; a shared library may differ from the headers.
/// Ratings of the frozen scales never change, those of our own ladder may from version to version.
std::string_view version();

}  // namespace deduku
