#include "src/pdf/cairo/cairo_library.hpp"

#include "src/platform/shared_library.hpp"

namespace deduku::pdf {

namespace {

template <class Function>
bool look_up(void* library, const char* name, Function& function) {
  function = reinterpret_cast<Function>(platform::find_in_library(library, name));
  return function != nullptr;
}

OpenCairo opened() {
  std::string reason;
  void* const cairo = platform::open_library("libcairo.so.2", reason);
  void* const fontconfig = cairo == nullptr ? nullptr : platform::open_library("libfontconfig.so.1", reason);
  if (fontconfig == nullptr && !reason.empty()) {
    return {.fault = "the libraries cairo and fontconfig cannot be opened: " + reason};
  }
  CairoLibrary library;
  bool is_whole = fontconfig != nullptr;
#define DEDUKU_LOOK_UP(name) is_whole = is_whole && look_up(cairo, #name, library.name);
  DEDUKU_CAIRO_FUNCTIONS(DEDUKU_LOOK_UP)
#undef DEDUKU_LOOK_UP
#define DEDUKU_LOOK_UP(name) is_whole = is_whole && look_up(fontconfig, #name, library.name);
  DEDUKU_FONTCONFIG_FUNCTIONS(DEDUKU_LOOK_UP)
#undef DEDUKU_LOOK_UP
  if (is_whole) return {.library = library};
  return {.fault =
              "the libraries cairo and fontconfig are not installed (on Debian they are in the package libcairo2); "
              "--format html needs no library"};
}

}  // namespace

const OpenCairo& open_cairo() {
  static const OpenCairo open = opened();
  return open;
}

}  // namespace deduku::pdf
