#include <windows.h>

#include "src/platform/shared_library.hpp"

namespace deduku::platform {

void* open_library(const char* name) {
  return LoadLibraryA(name);
}

void* find_in_library(void* library, const char* name) {
  return reinterpret_cast<void*>(GetProcAddress(static_cast<HMODULE>(library), name));
}

}  // namespace deduku::platform
