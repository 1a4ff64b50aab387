// Lanes in one AVX2 register. See plain.hpp for the meaning of the operations.
#pragma once

#include <immintrin.h>

#include <cstdint>

#include "src/search/simd/x86_bytes.hpp"

namespace deduku::search::avx2 {

struct Lanes {
  __m256i bits;

  static Lanes load(const std::uint16_t* lanes) { return {_mm256_load_si256(reinterpret_cast<const __m256i*>(lanes))}; }
  void store(std::uint16_t* lanes) const { _mm256_store_si256(reinterpret_cast<__m256i*>(lanes), bits); }
  static Lanes each(unsigned digits) { return {_mm256_set1_epi16(static_cast<short>(digits))}; }

  friend Lanes operator&(Lanes a, Lanes b) { return {_mm256_and_si256(a.bits, b.bits)}; }
  friend Lanes operator|(Lanes a, Lanes b) { return {_mm256_or_si256(a.bits, b.bits)}; }
  friend Lanes operator-(Lanes a, Lanes b) { return {_mm256_andnot_si256(b.bits, a.bits)}; }
  Lanes plus(Lanes b) const { return {_mm256_add_epi16(bits, b.bits)}; }
  Lanes smaller(Lanes b) const { return {_mm256_min_epi16(bits, b.bits)}; }
  bool same(Lanes b) const {
    const __m256i difference = _mm256_xor_si256(bits, b.bits);
    return _mm256_testz_si256(difference, difference) != 0;
  }

  Lanes without_lowest() const { return {_mm256_and_si256(bits, _mm256_add_epi16(bits, _mm256_set1_epi16(-1)))}; }
  Lanes where_empty() const { return {_mm256_cmpeq_epi16(bits, _mm256_setzero_si256())}; }

  Lanes next_stack() const {
    const __m128i order = _mm_setr_epi8(2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15);
    return {_mm256_shuffle_epi8(bits, _mm256_broadcastsi128_si256(order))};
  }
  Lanes last_stack() const {
    const __m128i order = _mm_setr_epi8(4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15);
    return {_mm256_shuffle_epi8(bits, _mm256_broadcastsi128_si256(order))};
  }
  Lanes next_band() const { return {_mm256_permute4x64_epi64(bits, _MM_SHUFFLE(3, 0, 2, 1))}; }
  Lanes last_band() const { return {_mm256_permute4x64_epi64(bits, _MM_SHUFFLE(3, 1, 0, 2))}; }
};

/// One bit of each of 256 puzzles. See plain.hpp.
struct Plane {
  __m256i bits;
  static constexpr int word_count = 4;

  static Plane load(const std::uint64_t* words) { return {_mm256_load_si256(reinterpret_cast<const __m256i*>(words))}; }
  void store(std::uint64_t* words) const { _mm256_store_si256(reinterpret_cast<__m256i*>(words), bits); }
  static Plane each(std::uint64_t word) { return {_mm256_set1_epi64x(static_cast<long long>(word))}; }

  friend Plane operator&(Plane a, Plane b) { return {_mm256_and_si256(a.bits, b.bits)}; }
  friend Plane operator|(Plane a, Plane b) { return {_mm256_or_si256(a.bits, b.bits)}; }
  friend Plane operator^(Plane a, Plane b) { return {_mm256_xor_si256(a.bits, b.bits)}; }
  friend Plane operator-(Plane a, Plane b) { return {_mm256_andnot_si256(b.bits, a.bits)}; }
  int count() const {
    alignas(32) std::uint64_t words[4];
    store(words);
    return __builtin_popcountll(words[0]) + __builtin_popcountll(words[1]) + __builtin_popcountll(words[2]) +
           __builtin_popcountll(words[3]);
  }
  bool empty() const { return _mm256_testz_si256(bits, bits) != 0; }
  Plane operator<<(int by) const { return {_mm256_slli_epi64(bits, by)}; }
  Plane operator>>(int by) const { return {_mm256_srli_epi64(bits, by)}; }
};

using Bytes = X86Bytes<Lanes>;

/// The types of the path.
struct Registers {
  using Lanes = avx2::Lanes;
  using Plane = avx2::Plane;
  using Bytes = avx2::Bytes;
};

}  // namespace deduku::search::avx2
