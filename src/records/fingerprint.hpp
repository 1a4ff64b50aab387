// Texts as numbers that need no lookup: the same everywhere, and with 128 bits different for all puzzles in practice.
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

#include "deduku/canonical.hpp"
#include "deduku/search.hpp"

namespace deduku::records {

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

}  // namespace deduku::records
