#include "deduku/scales.hpp"

#include <array>

namespace deduku {

std::span<const Scale> scales() {
  static constexpr std::array all = {
#define DEDUKU_SCALE(key, measures) Scale{#key, measures},
#include "deduku/scales.def"
  };
  return all;
}

}  // namespace deduku
