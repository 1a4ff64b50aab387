// Junior Exocets: for any two digits that are true in the base, each of two targets is one of them.
//
//          c0   |      c1        |      c2          Base: B1, B2, two cells of a box in one line, with the
//   B  B   .    |   .  .   .     |  .   .   .       digits D. The cross-lines are the third line through their
//   .  .   .    |   .  Q   .     |  m   -   m       box, c0, and one in each of the other two boxes of the
//   .  .   .    |   .  -   .     |  .   R   .       band, c1 and c2. There Q and R, the targets, are the only
//   ------------+----------------+-----------       cells off the line of the base that have digits of D; -
//          s    |      s         |      s           are their companions. The S cells are those of the
//          s    |      s         |      s           cross-lines outside the band.
//          :    |      :         |      :
//
// At most two S cells can hold a digit of D together. If it is true in the base, it is in none of the cross-lines
// inside the band except in the targets: c0 meets the base box, and the cells of c1 and c2 are in the line of the base,
// the companions without it, and the targets. Without a target all three lines would have it in an S cell. So each of
// the two digits of the base is in a target: the targets are the two digits of the base.
//
// A target may be two cells (JE+): both have digits of D, and a further digit is locked in them. One of them takes that
// digit, so the two hold at most one digit of D, and the argument holds for the two together.
//
// The mirror of Q (m): in the box of R, the two cells off c2 in the line of Q's companion. If Q is a, the box of R has
// a neither in the line of the base, nor in that of Q, nor in c2, where R is the other digit. So a is in the mirror.
#pragma once

#include <vector>

#include "src/core/workspace.hpp"

namespace deduku::exotic {

struct ExocetTarget {
  CellSet cells;    ///< one cell, or two that take a locked digit
  DigitSet locked;  ///< the digit that is locked in two cells; empty for one cell
  CellSet mirror;   ///< for a target of one cell; empty for two

  friend bool operator==(const ExocetTarget&, const ExocetTarget&) = default;
};

struct Exocet {
  std::array<Cell, 2> base;
  DigitSet digits;
  House line;                           ///< the line that contains the base
  std::array<House, 3> cross_lines;     ///< through the base box, the first target, the second one
  std::array<ExocetTarget, 2> targets;  ///< in the second cross-line, in the third one

  CellSet base_cells() const { return {base[0], base[1]}; }
  CellSet target_cells() const { return targets[0].cells | targets[1].cells; }
  bool has_pair_as_target() const { return !(targets[0].locked | targets[1].locked).empty(); }

  friend bool operator==(const Exocet&, const Exocet&) = default;
};

/// The places of a digit in a house, whether it is placed there or a candidate.
inline CellSet places_of(const Grid& grid, House house, Digit digit) {
  return (grid.cells(digit) | grid.solved_cells(digit)) & cells_of(house);
}

/// The S cells of a digit in one of the cross-lines, as positions in the line.
inline PositionSet s_positions(const Grid& grid, const Exocet& exocet, int cross_line, Digit digit) {
  const House house = exocet.cross_lines[static_cast<std::size_t>(cross_line)];
  const int first = exocet.line.index() % 9 / 3 * 3;
  PositionSet positions;
  for (Cell cell : places_of(grid, house, digit)) positions.insert(position_in(house, cell));
  return positions - PositionSet{Position(first), Position(first + 1), Position(first + 2)};
}

/// All exocets of a grid, with or without eliminations.
class Exocets {
 public:
  void compute(const Grid& grid, Workspace& workspace);

  auto begin() const { return exocets_.begin(); }
  auto end() const { return exocets_.end(); }
  bool empty() const { return exocets_.empty(); }
  friend bool operator==(const Exocets&, const Exocets&) = default;

 private:
  std::vector<Exocet> exocets_;
};

}  // namespace deduku::exotic
