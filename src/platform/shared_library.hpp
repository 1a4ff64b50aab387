// Libraries that are looked for only when they are needed, so that the program starts without them, and on machines that do
// not have them.
#pragma once

namespace deduku::platform {

/// A library as the system finds it by its name, kept to the end of the program; null where there is none.
void* open_library(const char* name);
/// What it has under a name; null where it has nothing.
void* find_in_library(void* library, const char* name);

}  // namespace deduku::platform
