// Libraries that are looked for only when they are needed, so that the program starts without them, and on machines that do
// not have them.
#pragma once

#include <string>

namespace deduku::platform {

/// A library as the system finds it by its name, kept to the end of the program. Null if there is none; if there is one that
/// cannot be opened, `reason` becomes the words of the system for that, else it stays.
void* open_library(const char* name, std::string& reason);
/// What it has under a name; null where it has nothing.
void* find_in_library(void* library, const char* name);

}  // namespace deduku::platform
