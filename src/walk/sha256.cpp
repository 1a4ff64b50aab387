#include "src/walk/sha256.hpp"

#include <algorithm>
#include <bit>

namespace deduku::walk {

namespace {

/// The first 32 bits of the fractions of the cube roots of the first 64 primes.
constexpr std::array<std::uint32_t, 64> round_constants = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

/// The first 32 bits of the fractions of the square roots of the first 8.
constexpr std::array<std::uint32_t, 8> first_state = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                                      0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

constexpr std::size_t block_size = 64;
constexpr std::size_t length_size = 8;

/// The sixteen words of a block, and those that follow from them.
std::array<std::uint32_t, 64> schedule_of(std::string_view block) {
  std::array<std::uint32_t, 64> words{};
  for (std::size_t i = 0; i < block_size; ++i) {
    words[i / 4] = words[i / 4] << 8 | static_cast<std::uint8_t>(block[i]);
  }
  for (std::size_t i = 16; i < 64; ++i) {
    const std::uint32_t far = words[i - 15];
    const std::uint32_t near = words[i - 2];
    words[i] = words[i - 16] + (std::rotr(far, 7) ^ std::rotr(far, 18) ^ far >> 3) + words[i - 7] +
               (std::rotr(near, 17) ^ std::rotr(near, 19) ^ near >> 10);
  }
  return words;
}

void compress(std::array<std::uint32_t, 8>& state, std::string_view block) {
  const std::array<std::uint32_t, 64> words = schedule_of(block);
  auto [a, b, c, d, e, f, g, h] = state;
  for (std::size_t i = 0; i < 64; ++i) {
    const std::uint32_t high = std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25);
    const std::uint32_t first = h + high + ((e & f) ^ (~e & g)) + round_constants[i] + words[i];
    const std::uint32_t low = std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22);
    const std::uint32_t second = low + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = d + first;
    d = c;
    c = b;
    b = a;
    a = first + second;
  }
  const std::array<std::uint32_t, 8> change = {a, b, c, d, e, f, g, h};
  for (std::size_t i = 0; i < 8; ++i) state[i] += change[i];
}

/// What follows the text: a one, zeros, and the length in bits at the end of a block.
std::string padded_end(std::string_view rest, std::uint64_t length) {
  std::string end(rest);
  end += '\x80';
  while (end.size() % block_size != block_size - length_size) end += '\0';
  for (int shift = 56; shift >= 0; shift -= 8) end += static_cast<char>(8 * length >> shift & 0xff);
  return end;
}

void compress_all(std::array<std::uint32_t, 8>& state, std::string_view blocks) {
  for (; blocks.size() >= block_size; blocks.remove_prefix(block_size)) compress(state, blocks);
}

}  // namespace

Sha256 sha256(std::string_view text) {
  std::array<std::uint32_t, 8> state = first_state;
  const std::size_t whole = text.size() / block_size * block_size;
  compress_all(state, text.substr(0, whole));
  compress_all(state, padded_end(text.substr(whole), text.size()));
  Sha256 hash{};
  for (std::size_t i = 0; i < hash.size(); ++i) hash[i] = static_cast<std::uint8_t>(state[i / 4] >> (24 - 8 * (i % 4)));
  return hash;
}

std::string base64(const Sha256& hash) {
  static constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  for (std::size_t i = 0; i < hash.size(); i += 3) {
    const std::size_t count = std::min<std::size_t>(3, hash.size() - i);
    std::uint32_t bits = 0;
    for (std::size_t k = 0; k < 3; ++k) bits = bits << 8 | (k < count ? hash[i + k] : 0U);
    for (std::size_t k = 0; k < 4; ++k) text += k <= count ? letters[bits >> (18 - 6 * k) & 63] : '=';
  }
  return text;
}

}  // namespace deduku::walk
