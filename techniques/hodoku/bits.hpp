// Sets of any size, as words of 64 bits.
#pragma once

#include <bit>
#include <cstdint>

namespace deduku::hodoku {

inline void insert(std::uint64_t* set, int element) {
  set[element / 64] |= std::uint64_t{1} << (element % 64);
}
inline bool contains(const std::uint64_t* set, int element) {
  return (set[element / 64] >> (element % 64) & 1) != 0;
}
inline void unite(std::uint64_t* set, const std::uint64_t* other, int words) {
  for (int word = 0; word < words; ++word) set[word] |= other[word];
}
inline void intersect(std::uint64_t* set, const std::uint64_t* other, int words) {
  for (int word = 0; word < words; ++word) set[word] &= other[word];
}

/// Calls `visit` with every element, ascending.
template <class Visit>
void for_elements(const std::uint64_t* set, int words, Visit&& visit) {
  for (int word = 0; word < words; ++word) {
    for (std::uint64_t rest = set[word]; rest != 0; rest &= rest - 1) {
      visit(64 * word + std::countr_zero(rest));
    }
  }
}

}  // namespace deduku::hodoku
