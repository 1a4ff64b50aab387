// The scales on which puzzles are rated, by name: `include/deduku/scales.def`.
#pragma once

#include <span>
#include <string_view>

#include "deduku/export.h"

namespace DEDUKU_API deduku {

/// A scale on which puzzles are rated.
struct Scale {
  std::string_view name;         ///< "ser": the word of `rate --scale`
  std::string_view description;  ///< the quantity measured, in a few words
};
/// The scales of this version, the default first.
std::span<const Scale> scales();

}  // namespace deduku
