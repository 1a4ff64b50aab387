#include <dlfcn.h>

#include "src/platform/shared_library.hpp"

namespace deduku::platform {

void* open_library(const char* name) {
  return dlopen(name, RTLD_NOW | RTLD_LOCAL);
}

void* find_in_library(void* library, const char* name) {
  return dlsym(library, name);
}

}  // namespace deduku::platform
