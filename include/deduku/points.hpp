// Costs, R, effort, work and scores of a ladder as people and JSON write them.
#pragma once

#include <cstdint>

#include "deduku/export.h"

namespace DEDUKU_API deduku {

/// Points, 4.6 for 460: the unit of text and JSON. C++ has integers in hundredths, which can be compared exactly.
constexpr double points(std::int64_t hundredths) {
  return static_cast<double>(hundredths) / 100.0;
}

}  // namespace deduku
