// What is known about the number of solutions.
#pragma once

#include <cstdint>

#include "deduku/export.h"

namespace DEDUKU_API deduku {

/// What techniques of uniqueness may rely on; each promise holds the ones before it.
enum class Promise : std::uint8_t {
  none,    ///< nothing
  grid,    ///< the grid, digits and candidates, has exactly one solution
  givens,  ///< so have the givens alone: every other digit and every missing candidate follows from them
};

}  // namespace deduku
