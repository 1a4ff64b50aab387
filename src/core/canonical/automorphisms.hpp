// The automorphisms of a puzzle: the symmetries that leave it as it is. Each leads from one of the arrangements with the least
// digits to another.
#pragma once

#include <span>

#include "src/core/canonical/digit_search.hpp"

namespace deduku::canonical {

/// So many has the full grid that has most.
inline constexpr std::size_t most_automorphisms = 648;

/// Finds automorphisms. Keeps its memory, from the beginning as much as almost all puzzles need.
class AutomorphismSearch {
 public:
  AutomorphismSearch();

  /// Those of the digits on a board, but for the identity. None where they are more than those of any full grid, where fewer
  /// than eight digits are given, or where an automorphism exchanges two columns of a stack, or digits, and nothing else: then
  /// there are several solutions or none. Unlike `canonical_form` this heeds neither pencil marks nor who put a digit.
  std::span<const Symmetry> find(const Board& board);

 private:
  DigitSearchMemory memory_;
  std::vector<Symmetry> found_;
};

}  // namespace deduku::canonical
