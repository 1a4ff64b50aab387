#include "src/generate/random_grid.hpp"

#include "deduku/minimal.hpp"

namespace deduku::generate {

Solution random_grid(Random& random) {
  return search::random_solution(
      [&](int bound) { return static_cast<int>(random.below(static_cast<std::uint32_t>(bound))); });
}

}  // namespace deduku::generate
