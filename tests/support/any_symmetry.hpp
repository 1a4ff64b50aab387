// Random symmetries as the library has them.
#pragma once

#include <algorithm>
#include <random>

#include "deduku/symmetry.hpp"

namespace deduku::testing {

/// Bands in any order, and the lines of each.
inline std::array<std::uint8_t, 9> any_lines(std::mt19937_64& rng) {
  std::array<std::uint8_t, 3> bands{0, 3, 6};
  std::ranges::shuffle(bands, rng);
  std::array<std::uint8_t, 9> lines{};
  for (std::size_t band = 0; band < 3; ++band) {
    std::array<std::uint8_t, 3> inside{0, 1, 2};
    std::ranges::shuffle(inside, rng);
    for (std::size_t i = 0; i < 3; ++i)
      lines[3 * band + i] = static_cast<std::uint8_t>(bands[band] + inside[i]);
  }
  return lines;
}

inline deduku::Symmetry any_symmetry(std::mt19937_64& rng) {
  deduku::Symmetry symmetry;
  symmetry.transposes = rng() % 2 == 1;
  symmetry.rows = any_lines(rng);
  symmetry.columns = any_lines(rng);
  std::ranges::shuffle(symmetry.digits, rng);
  return symmetry;
}

}  // namespace deduku::testing
