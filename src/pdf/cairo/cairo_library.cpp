#include "src/pdf/cairo/cairo_library.hpp"

#include <optional>

#include "src/platform/shared_library.hpp"

namespace deduku::pdf {

namespace {

template <class Function>
bool look_up(void* library, const char* name, Function& function) {
  function = reinterpret_cast<Function>(platform::find_in_library(library, name));
  return function != nullptr;
}

std::optional<CairoLibrary> open_cairo() {
  void* const cairo = platform::open_library("libcairo.so.2");
  void* const fontconfig = platform::open_library("libfontconfig.so.1");
  if (cairo == nullptr || fontconfig == nullptr) return std::nullopt;
  CairoLibrary library;
  bool is_whole = true;
#define DEDUKU_LOOK_UP(name) is_whole = is_whole && look_up(cairo, #name, library.name);
  DEDUKU_CAIRO_FUNCTIONS(DEDUKU_LOOK_UP)
#undef DEDUKU_LOOK_UP
#define DEDUKU_LOOK_UP(name) is_whole = is_whole && look_up(fontconfig, #name, library.name);
  DEDUKU_FONTCONFIG_FUNCTIONS(DEDUKU_LOOK_UP)
#undef DEDUKU_LOOK_UP
  return is_whole ? std::optional(library) : std::nullopt;
}

}  // namespace

const CairoLibrary* cairo_library() {
  static const std::optional<CairoLibrary> library = open_cairo();
  return library ? &*library : nullptr;
}

}  // namespace deduku::pdf
