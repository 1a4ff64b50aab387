// A byte for each of sixteen cells, in SSE2 registers. See plain.hpp. A template of the lanes of a path, which it does
// not use, so that each path has its own functions.
#pragma once

#include <emmintrin.h>

#include <cstdint>

namespace deduku::search {

template <class Lanes>
struct X86Bytes {
  __m128i bits;

  static X86Bytes load(const char* bytes) { return {_mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes))}; }
  void store(unsigned char* bytes) const { _mm_storeu_si128(reinterpret_cast<__m128i*>(bytes), bits); }

  X86Bytes numbers() const {
    const __m128i numbers = _mm_sub_epi8(bits, _mm_set1_epi8('0'));
    const __m128i at_most_9 = _mm_cmpeq_epi8(_mm_min_epu8(numbers, _mm_set1_epi8(9)), numbers);
    return {_mm_and_si128(numbers, at_most_9)};
  }
  std::uint64_t packed() const {
    const __m128i pairs = _mm_or_si128(bits, _mm_srli_epi16(bits, 4));
    const __m128i low = _mm_and_si128(pairs, _mm_set1_epi16(0xff));
    return static_cast<std::uint64_t>(_mm_cvtsi128_si64(_mm_packus_epi16(low, low)));
  }
  static X86Bytes unpacked(std::uint64_t halves) {
    const __m128i pairs = _mm_cvtsi64_si128(static_cast<long long>(halves));
    const __m128i bytes = _mm_unpacklo_epi8(pairs, _mm_srli_epi16(pairs, 4));
    return {_mm_and_si128(bytes, _mm_set1_epi8(0xf))};
  }
  X86Bytes plus(unsigned char number) const { return {_mm_add_epi8(bits, _mm_set1_epi8(static_cast<char>(number)))}; }
};

}  // namespace deduku::search
