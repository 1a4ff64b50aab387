// How alike puzzles are as they stand: by the givens that they have in common.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>

#include "deduku/board.hpp"
#include "deduku/export.h"

namespace DEDUKU_API deduku {

/// How many givens two puzzles have in common, as a share of those of the puzzle that has fewer. Turned, mirrored or
/// relabelled, a puzzle has other givens: whether puzzles are equivalent says `canonical_form`.
struct Likeness {
  /// The givens with the same digit in the same cell.
  int common = 0;
  /// The givens of the puzzle that has fewer.
  int of = 0;

  /// The share in whole percent, rounded down: 0 to 100; 0 where a puzzle has no givens.
  int percent() const { return of == 0 ? 0 : 100 * common / of; }
  /// Whether the share is more than so many percent.
  bool exceeds(int percent) const { return 100 * common > percent * of; }

  friend bool operator==(const Likeness&, const Likeness&) = default;
};

/// Of the givens of two boards; what a player entered does not count.
Likeness likeness(const Board& one, const Board& other);

/// Puzzles, and which of them another is like. Finds it among a million in less than a millisecond.
class LikenessIndex {
 public:
  /// Two puzzles are alike that have more than so many percent of their givens in common: 0 to 100.
  explicit LikenessIndex(int percent);
  ~LikenessIndex();
  LikenessIndex(LikenessIndex&&) noexcept;
  LikenessIndex& operator=(LikenessIndex&&) noexcept;

  /// A puzzle, by how many came before it.
  struct Match {
    std::size_t place = 0;
    Likeness likeness{};
  };
  void insert(const Board& puzzle);
  /// The puzzle that is most like this one; of several the one that came first. Empty where none is alike.
  std::optional<Match> closest(const Board& puzzle);
  std::size_t size() const;

 private:
  class Postings;
  std::unique_ptr<Postings> postings_;
};

}  // namespace deduku
