#include "src/records/fingerprint.hpp"

#include "src/records/texts.hpp"

namespace deduku::records {

namespace {

/// Times the prime of FNV-1a, 2^88 + 0x13b, modulo 2^128. Compilers have no common type of 128 bits.
Fingerprint times_prime(Fingerprint hash) {
  constexpr std::uint64_t factor = 0x13b;
  constexpr std::uint64_t half = 0xffffffff;
  const std::uint64_t lower = (hash.low & half) * factor;
  const std::uint64_t upper = (hash.low >> 32) * factor + (lower >> 32);
  return {hash.high * factor + (upper >> 32) + (hash.low << 24), (upper << 32) | (lower & half)};
}

}  // namespace

Fingerprint Fingerprint::of(std::string_view text) {
  Fingerprint hash{0x6c62272e07bb0142, 0x62b821756295c58d};
  for (char symbol : text) {
    hash.low ^= static_cast<unsigned char>(symbol);
    hash = times_prime(hash);
  }
  return hash;
}

std::string Fingerprint::text() const {
  std::string text;
  for (std::uint64_t half : {high, low}) {
    for (int shift = 60; shift >= 0; shift -= 4) text += "0123456789abcdef"[half >> shift & 0xf];
  }
  return text;
}

Fingerprint grid_fingerprint(const Solution& solution) {
  Board full;
  for (Cell cell : Cell::all()) full.values[cell] = static_cast<std::uint8_t>(solution[cell].number());
  full.givens = cells_with_digit(full);
  return Fingerprint::of(puzzle_text(canonical_form(full).board));
}

PuzzleIdentity identity_of(const Board& puzzle, const Solution& solution) {
  const CanonicalForm form = canonical_form(puzzle);
  return {Fingerprint::of(puzzle_text(puzzle)), Fingerprint::of(puzzle_text(form.board)), grid_fingerprint(solution),
          form.automorphisms};
}

}  // namespace deduku::records
