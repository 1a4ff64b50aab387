// Facts about the number of solutions.
#pragma once

#include <cstdint>

#include "deduku/export.h"

namespace DEDUKU_API deduku {

/// The number of solutions of a puzzle, as required, known or assumed.
enum class Uniqueness : std::uint8_t {
  required,  ///< exactly one: the search checks it, and other puzzles are refused
  known,     ///< exactly one, as the caller has checked: it is not checked again
  assumed,   ///< as if there were exactly one, although there may be several or none: it is not checked
  optional,  ///< one or several: if the search finds several, techniques of uniqueness are not used
};

/// The facts that techniques of uniqueness may rely on; each value implies the previous ones.
enum class Promise : std::uint8_t {
  none,    ///< nothing
  grid,    ///< the grid, digits and candidates, has exactly one solution
  givens,  ///< the givens alone also have: every other digit and every missing candidate follows from them
};

}  // namespace deduku
