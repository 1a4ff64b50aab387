#include <windows.h>

#include "src/platform/shared_library.hpp"

namespace deduku::platform {

void* open_library(const char* name, std::string& reason) {
  const HMODULE library = LoadLibraryA(name);
  const DWORD error = GetLastError();
  if (library == nullptr && error != ERROR_MOD_NOT_FOUND) {
    reason = std::string(name) + ": error " + std::to_string(error) + " of Windows";
  }
  return library;
}

void* find_in_library(void* library, const char* name) {
  return reinterpret_cast<void*>(GetProcAddress(static_cast<HMODULE>(library), name));
}

}  // namespace deduku::platform
