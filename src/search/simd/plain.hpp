// Lanes without SIMD: three words of four lanes. Also the definition that the other paths are tested against.
//
// The wrapper is ours because the search needs a dozen operations and nothing else; a general SIMD library would be a
// larger dependency than the engine, and could not express "the lane of the next box" as one shuffle. Lanes hold a set
// of nine digits each, as bits; they represent the boxes:
//
//     lane   0  1  2  (3)      upper band       lanes in brackets are padding: they hold all nine digits
//            4  5  6  (7)      middle band      for ever and never say anything
//            8  9 10 (11)      lower band
//          (12 13 14  15)
//
// All paths have these operations, lane by lane: `&`, `|`, `a - b` (the difference of sets), `same`; `plus` and
// `smaller` (the lanes as numbers, sums up to 65535); `without_lowest` (removes the smallest digit from each set);
// `where_empty` (all bits if the set is empty, else 0). `next_stack` and `last_stack` give each lane the content of the
// next or the last box in its band, cyclically; `next_band` and `last_band` the same along the stack.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

namespace deduku::search::plain {

struct Lanes {
  std::uint64_t words[3];

  static constexpr std::uint64_t each_lane = 0x0001'0001'0001'0001;
  static constexpr std::uint64_t top_bits = 0x8000 * each_lane;

  static Lanes load(const std::uint16_t* lanes) {
    Lanes loaded{};
    for (int band = 0; band < 3; ++band) {
      for (int lane = 3; lane >= 0; --lane) loaded.words[band] = loaded.words[band] << 16 | lanes[4 * band + lane];
    }
    return loaded;
  }
  void store(std::uint16_t* lanes) const {
    for (int lane = 0; lane < 12; ++lane) {
      lanes[lane] = static_cast<std::uint16_t>(words[lane / 4] >> 16 * (lane % 4));
    }
  }
  static Lanes each(unsigned digits) {
    const std::uint64_t word = digits * each_lane;
    return {word, word, word};
  }

  friend Lanes operator&(Lanes a, Lanes b) {
    return {a.words[0] & b.words[0], a.words[1] & b.words[1], a.words[2] & b.words[2]};
  }
  friend Lanes operator|(Lanes a, Lanes b) {
    return {a.words[0] | b.words[0], a.words[1] | b.words[1], a.words[2] | b.words[2]};
  }
  friend Lanes operator-(Lanes a, Lanes b) {
    return {a.words[0] & ~b.words[0], a.words[1] & ~b.words[1], a.words[2] & ~b.words[2]};
  }
  Lanes plus(Lanes b) const { return {words[0] + b.words[0], words[1] + b.words[1], words[2] + b.words[2]}; }
  Lanes smaller(Lanes b) const {
    return {smaller(words[0], b.words[0]), smaller(words[1], b.words[1]), smaller(words[2], b.words[2])};
  }
  bool same(Lanes b) const {
    return ((words[0] ^ b.words[0]) | (words[1] ^ b.words[1]) | (words[2] ^ b.words[2])) == 0;
  }

  Lanes without_lowest() const {
    return {without_lowest(words[0]), without_lowest(words[1]), without_lowest(words[2])};
  }
  Lanes where_empty() const { return {where_empty(words[0]), where_empty(words[1]), where_empty(words[2])}; }

  Lanes next_stack() const { return {next_stack(words[0]), next_stack(words[1]), next_stack(words[2])}; }
  Lanes last_stack() const { return {last_stack(words[0]), last_stack(words[1]), last_stack(words[2])}; }
  Lanes next_band() const { return {words[1], words[2], words[0]}; }
  Lanes last_band() const { return {words[2], words[0], words[1]}; }

 private:
  static constexpr std::uint64_t padding = 0xffff'0000'0000'0000;

  // The top bit of a lane is free: the subtraction borrows from it, and it catches the carry of a lane with bits.
  static std::uint64_t without_lowest(std::uint64_t word) { return word & ((word | top_bits) - each_lane); }
  static std::uint64_t where_empty(std::uint64_t word) {
    return ~where_top(((word | top_bits) - each_lane) & top_bits);
  }
  static std::uint64_t smaller(std::uint64_t a, std::uint64_t b) {
    const std::uint64_t b_fits = where_top(((a | top_bits) - b) & top_bits);
    return (b & b_fits) | (a & ~b_fits);
  }
  /// Spreads the top bit of each lane over the lane.
  static std::uint64_t where_top(std::uint64_t tops) { return (tops - (tops >> 15)) | tops; }
  static std::uint64_t next_stack(std::uint64_t word) {
    return (word & padding) | (word & ~padding) >> 16 | (word & 0xffff) << 32;
  }
  static std::uint64_t last_stack(std::uint64_t word) {
    return (word & padding) | (word << 16 & ~padding) | (word >> 32 & 0xffff);
  }
};

/// One bit of each of 64 puzzles; wider planes are several such words. `a - b` is the difference of sets, and shifts
/// move the bits within each word.
struct Plane {
  std::uint64_t bits;
  static constexpr int word_count = 1;

  static Plane load(const std::uint64_t* words) { return {*words}; }
  void store(std::uint64_t* words) const { *words = bits; }
  static Plane each(std::uint64_t word) { return {word}; }

  friend Plane operator&(Plane a, Plane b) { return {a.bits & b.bits}; }
  friend Plane operator|(Plane a, Plane b) { return {a.bits | b.bits}; }
  friend Plane operator^(Plane a, Plane b) { return {a.bits ^ b.bits}; }
  friend Plane operator-(Plane a, Plane b) { return {a.bits & ~b.bits}; }
  int count() const { return __builtin_popcountll(bits); }
  bool empty() const { return bits == 0; }
  Plane operator<<(int by) const { return {bits << by}; }
  Plane operator>>(int by) const { return {bits >> by}; }
};

/// A byte for each of sixteen cells. `numbers`: converts the characters 1 to 9 to their numbers, and all others to 0.
/// `packed` moves the low halves of the bytes together, the first one lowest, and `unpacked` apart again.
struct Bytes {
  std::uint64_t words[2];

  static_assert(std::endian::native == std::endian::little, "the first byte is the lowest of a word");

  static constexpr std::uint64_t each_byte = 0x0101'0101'0101'0101;

  static Bytes load(const char* bytes) {
    Bytes loaded;
    std::memcpy(loaded.words, bytes, sizeof loaded.words);
    return loaded;
  }
  void store(unsigned char* bytes) const { std::memcpy(bytes, words, sizeof words); }

  Bytes numbers() const { return {numbers(words[0]), numbers(words[1])}; }
  std::uint64_t packed() const { return packed(words[0]) | packed(words[1]) << 32; }
  static Bytes unpacked(std::uint64_t halves) { return {spread(halves & 0xffff'ffff), spread(halves >> 32)}; }
  /// Modulo 256; no byte exceeds 127.
  Bytes plus(unsigned char number) const { return {plus(words[0], number), plus(words[1], number)}; }

 private:
  static constexpr std::uint64_t top_bits = 0x80 * each_byte;

  static std::uint64_t numbers(std::uint64_t text) {
    const std::uint64_t numbers = text ^ '0' * each_byte;
    const std::uint64_t other = (((numbers & ~top_bits) + (0x7f - 9) * each_byte) | numbers) & top_bits;
    return numbers & ~((other - (other >> 7)) | other);
  }
  static std::uint64_t packed(std::uint64_t bytes) {
    bytes = (bytes | bytes >> 4) & 0x00ff'00ff'00ff'00ff;
    bytes = (bytes | bytes >> 8) & 0x0000'ffff'0000'ffff;
    return (bytes | bytes >> 16) & 0x0000'0000'ffff'ffff;
  }
  static std::uint64_t spread(std::uint64_t halves) {
    halves = (halves | halves << 16) & 0x0000'ffff'0000'ffff;
    halves = (halves | halves << 8) & 0x00ff'00ff'00ff'00ff;
    return (halves | halves << 4) & 0x0f0f'0f0f'0f0f'0f0f;
  }
  /// The lower bits of a byte cannot carry into the next one; the top bit of the number is added without carry.
  static std::uint64_t plus(std::uint64_t bytes, unsigned char number) {
    const std::uint64_t numbers = number * each_byte;
    return (bytes + (numbers & ~top_bits)) ^ (numbers & top_bits);
  }
};

/// The types of the path.
struct Registers {
  using Lanes = plain::Lanes;
  using Plane = plain::Plane;
  using Bytes = plain::Bytes;
};

}  // namespace deduku::search::plain
