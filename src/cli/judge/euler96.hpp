// Project Euler 96: the code shared by the command and the judge problem.
#pragma once

#include "deduku/search.hpp"

namespace deduku::cli {

/// The number that the first three digits of a solution form.
inline int corner_number(const Solution& solution) {
  return 100 * solution[0].number() + 10 * solution[1].number() + solution[2].number();
}

}  // namespace deduku::cli
