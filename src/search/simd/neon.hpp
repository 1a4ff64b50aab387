// Lanes in two NEON registers: the upper two bands, and the lower band with padding. See plain.hpp for the meaning of
// the operations.
#pragma once

#include <arm_neon.h>

#include <cstdint>

namespace deduku::search::neon {

struct Lanes {
  uint16x8_t upper;
  uint16x8_t lower;

  static Lanes load(const std::uint16_t* lanes) { return {vld1q_u16(lanes), vld1q_u16(lanes + 8)}; }
  void store(std::uint16_t* lanes) const {
    vst1q_u16(lanes, upper);
    vst1q_u16(lanes + 8, lower);
  }
  static Lanes each(unsigned digits) {
    const uint16x8_t bits = vdupq_n_u16(static_cast<std::uint16_t>(digits));
    return {bits, bits};
  }

  friend Lanes operator&(Lanes a, Lanes b) { return {vandq_u16(a.upper, b.upper), vandq_u16(a.lower, b.lower)}; }
  friend Lanes operator|(Lanes a, Lanes b) { return {vorrq_u16(a.upper, b.upper), vorrq_u16(a.lower, b.lower)}; }
  friend Lanes operator-(Lanes a, Lanes b) { return {vbicq_u16(a.upper, b.upper), vbicq_u16(a.lower, b.lower)}; }
  Lanes plus(Lanes b) const { return {vaddq_u16(upper, b.upper), vaddq_u16(lower, b.lower)}; }
  Lanes smaller(Lanes b) const { return {vminq_u16(upper, b.upper), vminq_u16(lower, b.lower)}; }
  bool same(Lanes b) const {
    const uint16x8_t difference = vorrq_u16(veorq_u16(upper, b.upper), veorq_u16(lower, b.lower));
    return vmaxvq_u16(difference) == 0;
  }

  Lanes without_lowest() const { return *this & plus(each(0xffff)); }
  Lanes where_empty() const { return {vceqzq_u16(upper), vceqzq_u16(lower)}; }

  Lanes next_stack() const {
    return reordered(vcreate_u8(0x07'06'01'00'05'04'03'02), vcreate_u8(0x0f'0e'09'08'0d'0c'0b'0a));
  }
  Lanes last_stack() const {
    return reordered(vcreate_u8(0x07'06'03'02'01'00'05'04), vcreate_u8(0x0f'0e'0b'0a'09'08'0d'0c));
  }
  Lanes next_band() const { return {vextq_u16(upper, lower, 4), halves(upper, lower)}; }
  Lanes last_band() const {
    return {vcombine_u16(vget_low_u16(lower), vget_low_u16(upper)),
            vcombine_u16(vget_high_u16(upper), vget_high_u16(lower))};
  }

 private:
  /// The lanes of each band in another order, given by their bytes.
  Lanes reordered(uint8x8_t first, uint8x8_t second) const {
    const uint8x16_t order = vcombine_u8(first, second);
    return {vreinterpretq_u16_u8(vqtbl1q_u8(vreinterpretq_u8_u16(upper), order)),
            vreinterpretq_u16_u8(vqtbl1q_u8(vreinterpretq_u8_u16(lower), order))};
  }
  static uint16x8_t halves(uint16x8_t a, uint16x8_t b) { return vcombine_u16(vget_low_u16(a), vget_high_u16(b)); }
};

/// One bit of each of 128 puzzles. See plain.hpp.
struct Plane {
  uint64x2_t bits;
  static constexpr int word_count = 2;

  static Plane load(const std::uint64_t* words) { return {vld1q_u64(words)}; }
  void store(std::uint64_t* words) const { vst1q_u64(words, bits); }
  static Plane each(std::uint64_t word) { return {vdupq_n_u64(word)}; }

  friend Plane operator&(Plane a, Plane b) { return {vandq_u64(a.bits, b.bits)}; }
  friend Plane operator|(Plane a, Plane b) { return {vorrq_u64(a.bits, b.bits)}; }
  friend Plane operator^(Plane a, Plane b) { return {veorq_u64(a.bits, b.bits)}; }
  friend Plane operator-(Plane a, Plane b) { return {vbicq_u64(a.bits, b.bits)}; }
  int count() const { return vaddvq_u8(vcntq_u8(vreinterpretq_u8_u64(bits))); }
  bool empty() const { return (vgetq_lane_u64(bits, 0) | vgetq_lane_u64(bits, 1)) == 0; }
  Plane operator<<(int by) const { return {vshlq_u64(bits, vdupq_n_s64(by))}; }
  Plane operator>>(int by) const { return {vshlq_u64(bits, vdupq_n_s64(-by))}; }
};

/// A byte for each of sixteen cells. See plain.hpp.
struct Bytes {
  uint8x16_t bits;

  static Bytes load(const char* bytes) { return {vld1q_u8(reinterpret_cast<const unsigned char*>(bytes))}; }
  void store(unsigned char* bytes) const { vst1q_u8(bytes, bits); }

  Bytes numbers() const {
    const uint8x16_t numbers = vsubq_u8(bits, vdupq_n_u8('0'));
    return {vandq_u8(numbers, vcleq_u8(numbers, vdupq_n_u8(9)))};
  }
  std::uint64_t packed() const {
    const uint16x8_t pairs = vreinterpretq_u16_u8(bits);
    const uint8x8_t bytes = vmovn_u16(vorrq_u16(pairs, vshrq_n_u16(pairs, 4)));
    return vget_lane_u64(vreinterpret_u64_u8(bytes), 0);
  }
  static Bytes unpacked(std::uint64_t halves) {
    const uint8x8_t pairs = vcreate_u8(halves);
    const uint8x8x2_t bytes = vzip_u8(vand_u8(pairs, vdup_n_u8(0xf)), vshr_n_u8(pairs, 4));
    return {vcombine_u8(bytes.val[0], bytes.val[1])};
  }
  Bytes plus(unsigned char number) const { return {vaddq_u8(bits, vdupq_n_u8(number))}; }
};

/// The types of the path.
struct Registers {
  using Lanes = neon::Lanes;
  using Plane = neon::Plane;
  using Bytes = neon::Bytes;
};

}  // namespace deduku::search::neon
