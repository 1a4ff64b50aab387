// Recognising puzzles: fingerprints that are the same everywhere, and the set of those that have occurred so far.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>

#include "deduku/canonical.hpp"
#include "deduku/search.hpp"

namespace deduku::records {

/// A text as a number that needs no lookup: with 128 bits different for all puzzles in practice.
struct Fingerprint {
  std::uint64_t high = 0;
  std::uint64_t low = 0;

  /// FNV-1a of the bytes of a text.
  static Fingerprint of(std::string_view text);
  /// 32 hexadecimal digits.
  std::string text() const;

  friend auto operator<=>(const Fingerprint&, const Fingerprint&) = default;
};

/// The fingerprint of the canonical form of a full grid: the same for all puzzles with this solution, including turned
/// and relabelled ones.
Fingerprint grid_fingerprint(const Solution& solution);

/// The identifiers of a puzzle, the same wherever it appears.
struct PuzzleIdentity {
  Fingerprint puzzle;  ///< unchanged
  Fingerprint form;    ///< its canonical form: the same for all equivalent puzzles
  Fingerprint grid;    ///< the canonical form of its solution
  std::uint64_t automorphisms = 1;
};
PuzzleIdentity identity_of(const Board& puzzle, const Solution& solution);

/// Puzzles as written: their digits and pencil marks. A puzzle without marks takes about 75 bytes, so millions of them
/// fit into memory.
class FormSet {
 public:
  /// Inserts a puzzle; true if it is new.
  bool insert(const Board& board);
  bool contains(const Board& board) const;
  /// The number of different puzzles before the first occurrence of this one. Inserts it.
  std::size_t place_of(const Board& board);
  std::size_t size() const { return forms_.size() + marked_forms_.size(); }

 private:
  /// Each row as a decimal number.
  using Digits = std::array<std::uint32_t, 9>;

  struct Hash {
    std::size_t operator()(const Digits& digits) const noexcept;
  };

  static Digits packed(const Board& board);

  // With the place of each.
  std::unordered_map<Digits, std::uint32_t, Hash> forms_;
  std::unordered_map<std::string, std::uint32_t> marked_forms_;
};

}  // namespace deduku::records
