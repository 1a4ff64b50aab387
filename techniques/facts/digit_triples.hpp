// All sets of three digits.
#pragma once

#include <bit>

#include "deduku/sets.hpp"

namespace deduku::facts {

/// All sets of three digits.
inline constexpr std::array<DigitSet, 84> digit_triples = [] {
  std::array<DigitSet, 84> triples;
  int count = 0;
  for (unsigned bits = 0; bits < 512; ++bits) {
    if (std::popcount(bits) == 3) triples[count++] = DigitSet::from_bits(bits);
  }
  return triples;
}();

}  // namespace deduku::facts
