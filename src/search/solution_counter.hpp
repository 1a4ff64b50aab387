// Counts the solutions of a state with few open cells, without listing them.
//
// The digits of the open cells are nine planes of bits, a bit for each of at most 64 cells. So a few operations on the
// planes find all cells with one digit left, and all with none.
//
//     plane of 1    1 . . 1 1 .       any     1 1 . 1 1 1      the third cell has none, there is no solution; the
//     plane of 2    . 1 . 1 . .       two     . . . 1 1 .      first, second and last have one, a naked single
//     plane of 3    . . . . 1 1
//
// A solution is a choice of one digit for each cell in which no two peers have the same. It depends on the planes
// alone: the digits excluded by solved cells have been removed. Different guesses often lead to the same planes, so
// their counts are cached: on a board with many solutions a third of all lookups succeed.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "deduku/box_cells.hpp"
#include "deduku/per.hpp"

namespace deduku::search {

/// Counts the solutions of states of one search.
class SolutionCounter {
 public:
  /// The number of solutions of a state that naked singles do not solve; the empty optional if a search with more than
  /// naked singles is faster because of the number of candidates.
  std::optional<std::uint64_t> count(const BoxCells& state);

 private:
  /// A bit for each cell that has a place.
  using Cells = std::uint64_t;
  using Planes = std::array<Cells, 9>;
  struct Memory {
    Planes planes{};  ///< not all empty in an open state
    std::uint64_t count = 0;
  };

  bool give_places(const BoxCells& state);
  std::uint64_t count(Planes planes, Cells open);
  bool settle(Planes& planes, Cells singles) const;
  std::uint64_t guess(const Planes& planes, Cells open, int place);
  const Memory& memory_of(const Planes& planes) const { return memories_[index_of(planes)]; }
  std::size_t index_of(const Planes& planes) const;
  void remember(const Planes& planes, std::uint64_t count);

  /// The bit of each cell, row by row; 0 if it has no bit. States with different open cells share them, so that each
  /// can be compared with the cached counts of the others.
  PerCell<Cells> bits_{};
  /// The peers of each bit.
  std::array<Cells, 64> peers_{};
  std::vector<Memory> memories_;  ///< the size is a power of two; empty before bits are assigned
  std::size_t remembered_ = 0;    ///< the number of writes since the memory grew
};

}  // namespace deduku::search
