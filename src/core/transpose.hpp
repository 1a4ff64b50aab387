// Matrices of bits.
#pragma once

#include <cstdint>
#include <functional>

namespace deduku {

/// Transposes a matrix of 64 x 64 bits: bit j of row i becomes bit i of row j. A row may have several words, each of
/// another matrix; then `each(word)` makes a row in which all words are `word`.
template <class Row, class Each = std::identity>
void transpose(Row* rows, Each each = {}) {
  std::uint64_t mask = 0x0000'0000'ffff'ffff;
  for (int half = 32; half > 0; half /= 2, mask ^= mask << half) {
    const Row low = each(mask);
    for (int i = 0; i < 64; i = (i + half + 1) & ~half) {
      const Row differing = ((rows[i] >> half) ^ rows[i + half]) & low;
      rows[i + half] = rows[i + half] ^ differing;
      rows[i] = rows[i] ^ (differing << half);
    }
  }
}

}  // namespace deduku
