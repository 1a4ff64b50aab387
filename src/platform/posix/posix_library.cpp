#include <dlfcn.h>

#include <cerrno>
#include <cstring>

#include "src/platform/shared_library.hpp"

namespace deduku::platform {

void* open_library(const char* name, std::string& reason) {
  void* const library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (library != nullptr) return library;
  const char* const words = dlerror();
  const std::string found = words == nullptr ? "" : words;
  if (!found.ends_with(std::strerror(ENOENT))) reason = found;
  return nullptr;
}

void* find_in_library(void* library, const char* name) {
  return dlsym(library, name);
}

}  // namespace deduku::platform
