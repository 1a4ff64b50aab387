// Lanes in two SSE2 registers, which every x86-64 has: the upper two bands, and the lower band with padding. See
// plain.hpp for the meaning of the operations.
#pragma once

#include <emmintrin.h>

#include <cstdint>

#include "src/search/simd/x86_bytes.hpp"

namespace deduku::search::sse2 {

struct Lanes {
  __m128i upper;
  __m128i lower;

  static Lanes load(const std::uint16_t* lanes) {
    return {_mm_load_si128(reinterpret_cast<const __m128i*>(lanes)),
            _mm_load_si128(reinterpret_cast<const __m128i*>(lanes + 8))};
  }
  void store(std::uint16_t* lanes) const {
    _mm_store_si128(reinterpret_cast<__m128i*>(lanes), upper);
    _mm_store_si128(reinterpret_cast<__m128i*>(lanes + 8), lower);
  }
  static Lanes each(unsigned digits) {
    const __m128i bits = _mm_set1_epi16(static_cast<short>(digits));
    return {bits, bits};
  }

  friend Lanes operator&(Lanes a, Lanes b) {
    return {_mm_and_si128(a.upper, b.upper), _mm_and_si128(a.lower, b.lower)};
  }
  friend Lanes operator|(Lanes a, Lanes b) { return {_mm_or_si128(a.upper, b.upper), _mm_or_si128(a.lower, b.lower)}; }
  friend Lanes operator-(Lanes a, Lanes b) {
    return {_mm_andnot_si128(b.upper, a.upper), _mm_andnot_si128(b.lower, a.lower)};
  }
  Lanes plus(Lanes b) const { return {_mm_add_epi16(upper, b.upper), _mm_add_epi16(lower, b.lower)}; }
  Lanes smaller(Lanes b) const { return {_mm_min_epi16(upper, b.upper), _mm_min_epi16(lower, b.lower)}; }
  bool same(Lanes b) const {
    const __m128i equal = _mm_and_si128(_mm_cmpeq_epi16(upper, b.upper), _mm_cmpeq_epi16(lower, b.lower));
    return _mm_movemask_epi8(equal) == 0xffff;
  }

  Lanes without_lowest() const { return *this & plus(each(0xffff)); }
  Lanes where_empty() const {
    const __m128i zero = _mm_setzero_si128();
    return {_mm_cmpeq_epi16(upper, zero), _mm_cmpeq_epi16(lower, zero)};
  }

  Lanes next_stack() const { return reordered<_MM_SHUFFLE(3, 0, 2, 1)>(); }
  Lanes last_stack() const { return reordered<_MM_SHUFFLE(3, 1, 0, 2)>(); }
  Lanes next_band() const { return {halves<1>(upper, lower), halves<2>(upper, lower)}; }
  Lanes last_band() const { return {_mm_unpacklo_epi64(lower, upper), _mm_unpackhi_epi64(upper, lower)}; }

 private:
  /// The lanes of each band in another order.
  template <int order>
  Lanes reordered() const {
    return {_mm_shufflehi_epi16(_mm_shufflelo_epi16(upper, order), order),
            _mm_shufflehi_epi16(_mm_shufflelo_epi16(lower, order), order)};
  }
  /// A band of `a` and a band of `b`; bits 0 and 1 of `which` choose the second one in `a` and `b`.
  template <int which>
  static __m128i halves(__m128i a, __m128i b) {
    return _mm_castpd_si128(_mm_shuffle_pd(_mm_castsi128_pd(a), _mm_castsi128_pd(b), which));
  }
};

/// One bit of each of 128 puzzles. See plain.hpp.
struct Plane {
  __m128i bits;
  static constexpr int word_count = 2;

  static Plane load(const std::uint64_t* words) { return {_mm_load_si128(reinterpret_cast<const __m128i*>(words))}; }
  void store(std::uint64_t* words) const { _mm_store_si128(reinterpret_cast<__m128i*>(words), bits); }
  static Plane each(std::uint64_t word) { return {_mm_set1_epi64x(static_cast<long long>(word))}; }

  friend Plane operator&(Plane a, Plane b) { return {_mm_and_si128(a.bits, b.bits)}; }
  friend Plane operator|(Plane a, Plane b) { return {_mm_or_si128(a.bits, b.bits)}; }
  friend Plane operator^(Plane a, Plane b) { return {_mm_xor_si128(a.bits, b.bits)}; }
  friend Plane operator-(Plane a, Plane b) { return {_mm_andnot_si128(b.bits, a.bits)}; }
  int count() const {
    std::uint64_t words[2];
    _mm_storeu_si128(reinterpret_cast<__m128i*>(words), bits);
    return __builtin_popcountll(words[0]) + __builtin_popcountll(words[1]);
  }
  bool empty() const { return _mm_movemask_epi8(_mm_cmpeq_epi8(bits, _mm_setzero_si128())) == 0xffff; }
  Plane operator<<(int by) const { return {_mm_slli_epi64(bits, by)}; }
  Plane operator>>(int by) const { return {_mm_srli_epi64(bits, by)}; }
};

using Bytes = X86Bytes<Lanes>;

/// The types of the path.
struct Registers {
  using Lanes = sse2::Lanes;
  using Plane = sse2::Plane;
  using Bytes = sse2::Bytes;
};

}  // namespace deduku::search::sse2
