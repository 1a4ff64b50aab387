// Removing repeated elements.
#pragma once

#include <algorithm>
#include <functional>

namespace deduku {

/// Keeps only the first of equal neighbours. Clang 14 does not compile std::ranges::unique of GCC's library.
template <class Container, class Equal = std::equal_to<>>
void erase_repeated(Container& all, Equal equal = {}) {
  all.erase(std::unique(all.begin(), all.end(), equal), all.end());
}

}  // namespace deduku
