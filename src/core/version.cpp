#include "deduku/version.hpp"

#define DEDUKU_TEXT_OF(number) #number
#define DEDUKU_DOTTED(major, minor, patch) DEDUKU_TEXT_OF(major) "." DEDUKU_TEXT_OF(minor) "." DEDUKU_TEXT_OF(patch)

namespace deduku {

std::string_view version() {
  return DEDUKU_DOTTED(DEDUKU_VERSION_MAJOR, DEDUKU_VERSION_MINOR, DEDUKU_VERSION_PATCH);
}

}  // namespace deduku
