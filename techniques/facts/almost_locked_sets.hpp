// The catalogue of almost locked sets: n cells of a house with n + 1 digits together.
//
//     {4 7} {4 9} {7 9 1}       Three cells, four digits: the cells hold all of them but one. As soon as one
//                               digit is known not to be there, the others are locked in.
//
// How sets act on each other goes through their ports. The port of a set for a digit is the cells of the set
// that have the digit; what sees all of them loses the digit as soon as it is locked in. Many sets share a
// port, so facts about ports are far fewer than facts about sets.
#pragma once

#include <span>
#include <vector>

#include "techniques/facts/workspace.hpp"

namespace deduku {

/// The cells of one house, 1 to 8, that have a digit in some almost locked set.
struct Port {
  Digit digit;
  CellSet cells;
  CellSet buddies;  ///< the cells that have the digit as a candidate and see all of `cells`
};

/// 1 to 8 empty cells of a house that have one digit more than they are; a bivalue cell is the smallest.
struct AlmostLockedSet {
  CellSet cells;
  DigitSet digits;
  DigitSet felt;                                       ///< those of its digits whose ports have buddies
  House house;                                         ///< the first house that contains the cells
  std::array<std::uint16_t, Digit::count> ports = {};  ///< per digit of the set, in the catalogue
};

/// All almost locked sets of a grid, each once: those of rows, columns, boxes; within a house lexicographic
/// by cells. Keeps its memory from grid to grid.
class AlmostLockedSets {
 public:
  void compute(const Grid& grid, Workspace& workspace);

  std::span<const AlmostLockedSet> sets() const { return sets_; }
  auto begin() const { return sets_.begin(); }
  auto end() const { return sets_.end(); }
  int size() const { return static_cast<int>(sets_.size()); }
  const AlmostLockedSet& operator[](int index) const { return sets_[static_cast<std::size_t>(index)]; }

  /// The ports of all sets, each once.
  std::span<const Port> ports() const { return ports_; }
  /// The port of a set for one of its digits.
  const Port& port(const AlmostLockedSet& set, Digit digit) const {
    assert(set.digits.contains(digit));
    return ports_[set.ports[digit.index()]];
  }

 private:
  void take(const Grid& grid, House house, const CellSet& cells, DigitSet digits);
  std::uint16_t port_of(const Grid& grid, Digit digit, const CellSet& cells);
  void grow_index();

  std::vector<AlmostLockedSet> sets_;
  std::vector<Port> ports_;
  /// Where ports stand in `ports_`, counted from 1 (0: free): a hash table with open addressing, its size a
  /// power of two, at most half of it taken.
  std::vector<std::uint16_t> port_index_;
};

}  // namespace deduku
