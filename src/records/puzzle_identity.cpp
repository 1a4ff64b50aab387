#include "src/records/puzzle_identity.hpp"

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

bool FormSet::insert(const Board& board) {
  const std::size_t before = size();
  return place_of(board) == before;
}

std::size_t FormSet::place_of(const Board& board) {
  const auto next = static_cast<std::uint32_t>(size());
  return board.marks ? marked_forms_.emplace(puzzle_text(board), next).first->second
                     : forms_.emplace(packed(board), next).first->second;
}

bool FormSet::contains(const Board& board) const {
  return board.marks ? marked_forms_.contains(puzzle_text(board)) : forms_.contains(packed(board));
}

FormSet::Digits FormSet::packed(const Board& board) {
  Digits digits{};
  for (Cell cell : Cell::all()) {
    std::uint32_t& row = digits[cell.index() / 9];
    row = 10 * row + board.values[cell];
  }
  return digits;
}

/// Forms begin alike, so every row must affect every bit: it is multiplied, then rotated to bring the high bits down.
std::size_t FormSet::Hash::operator()(const Digits& digits) const noexcept {
  std::uint64_t hash = 0;
  for (std::uint32_t row : digits) {
    hash = (hash ^ row) * 0x9E3779B97F4A7C15;
    hash ^= hash >> 32;
  }
  return static_cast<std::size_t>(hash);
}

}  // namespace deduku::records
