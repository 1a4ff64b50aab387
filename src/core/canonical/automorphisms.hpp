// The automorphisms of a puzzle: the symmetries that map it to itself. Each maps one of the arrangements with the least
// digits to another.
#pragma once

#include <span>

#include "src/core/canonical/digit_search.hpp"

namespace deduku::canonical {

/// The maximum number of automorphisms of a full grid.
inline constexpr std::size_t most_automorphisms = 648;

/// Finds automorphisms. Reuses its memory; the initial memory is enough for almost all puzzles.
class AutomorphismSearch {
 public:
  AutomorphismSearch();

  /// The automorphisms of the digits on a board, except for the identity. Empty in three cases, in which there are
  /// several solutions or none: if they are more than those of any full grid, if fewer than eight digits are given, or
  /// if an automorphism only exchanges two columns of a stack, or digits. Unlike `canonical_form` this ignores pencil
  /// marks and the difference between givens and entries.
  std::span<const Symmetry> find(const Board& board);

 private:
  DigitSearchMemory memory_;
  std::vector<Symmetry> found_;
};

}  // namespace deduku::canonical
