// Facts about the number of solutions.
#pragma once

#include <cstdint>

#include "deduku/export.h"

namespace DEDUKU_API deduku {

/// The facts that techniques of uniqueness may rely on; each value implies the previous ones.
enum class Promise : std::uint8_t {
  none,    ///< nothing
  grid,    ///< the grid, digits and candidates, has exactly one solution
  givens,  ///< the givens alone also have: every other digit and every missing candidate follows from them
};

}  // namespace deduku
