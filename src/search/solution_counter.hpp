// Counts the solutions of a state on which little is open, without listing them.
//
// The digits of the open cells are nine planes of bits, a bit for each of at most 64 cells. So what is to be known of all
// cells takes a few operations on the planes: which have one digit left, which none.
//
//     plane of 1    1 . . 1 1 .       any     1 1 . 1 1 1      the third cell has none, there is no solution; the
//     plane of 2    . 1 . 1 . .       two     . . . 1 1 .      first, second and last have one, a naked single
//     plane of 3    . . . . 1 1
//
// A solution is a choice of one digit for each cell in which no two peers have the same. It depends on the planes alone:
// solved cells have taken out what they exclude. Different guesses often lead to the same planes, so what was counted for
// some is remembered: where a board has many solutions, a third of all that is asked has been asked before.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "deduku/box_cells.hpp"

namespace deduku::search {

/// Counts the solutions of states of one search.
class SolutionCounter {
 public:
  /// How many there are of a state that naked singles leave open; the empty optional where so much is open that a search
  /// which knows more than naked singles is quicker.
  std::optional<std::uint64_t> count(const BoxCells& state);

 private:
  /// A bit for each cell that has a place.
  using Cells = std::uint64_t;
  using Planes = std::array<Cells, 9>;
  struct Memory {
    Planes planes{};  ///< not all empty in a state that is open
    std::uint64_t count = 0;
  };

  bool give_places(const BoxCells& state);
  std::uint64_t count(Planes planes, Cells open);
  bool settle(Planes& planes, Cells singles) const;
  std::uint64_t guess(const Planes& planes, Cells open, int place);
  const Memory& memory_of(const Planes& planes) const { return memories_[index_of(planes)]; }
  std::size_t index_of(const Planes& planes) const;
  void remember(const Planes& planes, std::uint64_t count);

  /// The bit of each cell, row by row; no bit where it has none. States that differ in the cells that are open share
  /// them, so that each can be compared with what is remembered of the others.
  std::array<Cells, 81> bits_{};
  /// The peers of each bit.
  std::array<Cells, 64> peers_{};
  std::vector<Memory> memories_;  ///< a power of two; none before there are places
  std::size_t remembered_ = 0;    ///< how often since the memory grew
};

}  // namespace deduku::search
