// The likeness of puzzles in their current form: the givens that they have in common.
#pragma once

#include <cstddef>
#include <optional>

#include "deduku/board.hpp"
#include "deduku/export.h"
#include "deduku/hidden.hpp"

namespace DEDUKU_API deduku {

/// The number of givens that two puzzles have in common, as a share of the givens of the puzzle that has fewer.
/// Turning, mirroring or relabelling a puzzle changes its givens: `canonical_form` detects equivalent puzzles.
struct Likeness {
  /// The givens with the same digit in the same cell.
  int common = 0;
  /// The number of givens of the puzzle that has fewer.
  int of = 0;

  /// The share in whole percent, rounded down: 0 to 100; 0 if a puzzle has no givens.
  int percent() const { return of == 0 ? 0 : 100 * common / of; }
  /// Whether the share is more than the given percentage.
  bool exceeds(int percent) const { return 100 * common > percent * of; }

  friend bool operator==(const Likeness&, const Likeness&) = default;
};

/// The likeness of the givens of two boards; the player's digits do not count.
Likeness likeness(const Board& one, const Board& other);

/// A set of puzzles that finds one like a given puzzle: among a million in less than a millisecond.
class LikenessIndex {
 public:
  /// Two puzzles are alike if they have more than this percentage of their givens in common: 0 to 100.
  explicit LikenessIndex(int percent);

  /// A puzzle in the set, by its index.
  struct Match {
    std::size_t place = 0;
    Likeness likeness{};
  };
  void insert(const Board& puzzle);
  /// The most similar puzzle; if there are several, the first. Empty if no puzzle is alike.
  std::optional<Match> closest(const Board& puzzle);
  std::size_t size() const;

 private:
  class Postings;
  Hidden<Postings> postings_;
};

}  // namespace deduku
