// Lanes in two registers of WebAssembly: the upper two bands, and the lower band with padding. See plain.hpp for the
// meaning of the operations.
#pragma once

#include <wasm_simd128.h>

#include <cstdint>

namespace deduku::search::simd128 {

struct Lanes {
  v128_t upper;
  v128_t lower;

  static Lanes load(const std::uint16_t* lanes) { return {wasm_v128_load(lanes), wasm_v128_load(lanes + 8)}; }
  void store(std::uint16_t* lanes) const {
    wasm_v128_store(lanes, upper);
    wasm_v128_store(lanes + 8, lower);
  }
  static Lanes each(unsigned digits) {
    const v128_t bits = wasm_u16x8_splat(static_cast<std::uint16_t>(digits));
    return {bits, bits};
  }

  friend Lanes operator&(Lanes a, Lanes b) {
    return {wasm_v128_and(a.upper, b.upper), wasm_v128_and(a.lower, b.lower)};
  }
  friend Lanes operator|(Lanes a, Lanes b) { return {wasm_v128_or(a.upper, b.upper), wasm_v128_or(a.lower, b.lower)}; }
  friend Lanes operator-(Lanes a, Lanes b) {
    return {wasm_v128_andnot(a.upper, b.upper), wasm_v128_andnot(a.lower, b.lower)};
  }
  Lanes plus(Lanes b) const { return {wasm_i16x8_add(upper, b.upper), wasm_i16x8_add(lower, b.lower)}; }
  Lanes smaller(Lanes b) const { return {wasm_u16x8_min(upper, b.upper), wasm_u16x8_min(lower, b.lower)}; }
  bool same(Lanes b) const {
    return !wasm_v128_any_true(wasm_v128_or(wasm_v128_xor(upper, b.upper), wasm_v128_xor(lower, b.lower)));
  }

  Lanes without_lowest() const { return *this & plus(each(0xffff)); }
  Lanes where_empty() const {
    const v128_t zero = wasm_u16x8_const_splat(0);
    return {wasm_i16x8_eq(upper, zero), wasm_i16x8_eq(lower, zero)};
  }

  Lanes next_stack() const { return {next_stack(upper), next_stack(lower)}; }
  Lanes last_stack() const { return {last_stack(upper), last_stack(lower)}; }
  Lanes next_band() const { return {wasm_i64x2_shuffle(upper, lower, 1, 2), wasm_i64x2_shuffle(upper, lower, 0, 3)}; }
  Lanes last_band() const { return {wasm_i64x2_shuffle(upper, lower, 2, 0), wasm_i64x2_shuffle(upper, lower, 1, 3)}; }

 private:
  static v128_t next_stack(v128_t lanes) { return wasm_i16x8_shuffle(lanes, lanes, 1, 2, 0, 3, 5, 6, 4, 7); }
  static v128_t last_stack(v128_t lanes) { return wasm_i16x8_shuffle(lanes, lanes, 2, 0, 1, 3, 6, 4, 5, 7); }
};

/// One bit of each of 128 puzzles. See plain.hpp.
struct Plane {
  v128_t bits;
  static constexpr int word_count = 2;

  static Plane load(const std::uint64_t* words) { return {wasm_v128_load(words)}; }
  void store(std::uint64_t* words) const { wasm_v128_store(words, bits); }
  static Plane each(std::uint64_t word) { return {wasm_u64x2_splat(word)}; }

  friend Plane operator&(Plane a, Plane b) { return {wasm_v128_and(a.bits, b.bits)}; }
  friend Plane operator|(Plane a, Plane b) { return {wasm_v128_or(a.bits, b.bits)}; }
  friend Plane operator^(Plane a, Plane b) { return {wasm_v128_xor(a.bits, b.bits)}; }
  friend Plane operator-(Plane a, Plane b) { return {wasm_v128_andnot(a.bits, b.bits)}; }
  int count() const {
    return __builtin_popcountll(wasm_u64x2_extract_lane(bits, 0)) +
           __builtin_popcountll(wasm_u64x2_extract_lane(bits, 1));
  }
  bool empty() const { return !wasm_v128_any_true(bits); }
  Plane operator<<(int by) const { return {wasm_i64x2_shl(bits, static_cast<std::uint32_t>(by))}; }
  Plane operator>>(int by) const { return {wasm_u64x2_shr(bits, static_cast<std::uint32_t>(by))}; }
};

/// A byte for each of sixteen cells. See plain.hpp.
struct Bytes {
  v128_t bits;

  static Bytes load(const char* bytes) { return {wasm_v128_load(bytes)}; }
  void store(unsigned char* bytes) const { wasm_v128_store(bytes, bits); }

  Bytes numbers() const {
    const v128_t numbers = wasm_i8x16_sub(bits, wasm_u8x16_const_splat('0'));
    return {wasm_v128_and(numbers, wasm_u8x16_le(numbers, wasm_u8x16_const_splat(9)))};
  }
  std::uint64_t packed() const {
    const v128_t pairs = wasm_v128_or(bits, wasm_u16x8_shr(bits, 4));
    const v128_t low = wasm_v128_and(pairs, wasm_u16x8_const_splat(0xff));
    return wasm_u64x2_extract_lane(wasm_u8x16_narrow_i16x8(low, low), 0);
  }
  static Bytes unpacked(std::uint64_t halves) {
    const v128_t pairs = wasm_u16x8_extend_low_u8x16(wasm_u64x2_splat(halves));
    const v128_t bytes = wasm_v128_or(pairs, wasm_i16x8_shl(pairs, 4));
    return {wasm_v128_and(bytes, wasm_u8x16_const_splat(0xf))};
  }
  Bytes plus(unsigned char number) const { return {wasm_i8x16_add(bits, wasm_u8x16_splat(number))}; }
};

/// The types of the path.
struct Registers {
  using Lanes = simd128::Lanes;
  using Plane = simd128::Plane;
  using Bytes = simd128::Bytes;
};

}  // namespace deduku::search::simd128
