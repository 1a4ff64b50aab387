// The catalogue of almost locked sets: n cells of a house with n + 1 digits together.
//
//     {4 7} {4 9} {7 9 1}       Three cells, four digits: the cells contain all of them except one. As soon as one
//                               digit is excluded, the others are locked.
//
// Sets act on each other through their digit places: for each digit, the cells of the set that have it. Candidates that
// see all of them are eliminated as soon as the digit is locked. Many sets share digit places, so there are far fewer
// facts about these than about sets.
#pragma once

#include <span>
#include <vector>

#include "deduku/per.hpp"
#include "src/core/workspace.hpp"

namespace deduku::facts {

/// The cells of one house, 1 to 8, that have a digit in some almost locked set.
struct DigitPlaces {
  Digit digit;
  CellSet cells;
  CellSet seen_by_all;  ///< the cells that have the digit as a candidate and see all of `cells`

  friend bool operator==(const DigitPlaces&, const DigitPlaces&) = default;
};

/// 1 to 8 empty cells of a house that have one more digit than cells; a bivalue cell is the smallest.
struct AlmostLockedSet {
  static constexpr int max_cells = 8;

  CellSet cells;
  DigitSet digits;
  DigitSet acting_digits;  ///< the digits of the set all of whose places in it are seen by some candidate outside
  House house;             ///< the first house that contains the cells
  PerDigit<std::uint16_t> digit_places = {};  ///< per digit of the set, the index in the catalogue

  friend bool operator==(const AlmostLockedSet&, const AlmostLockedSet&) = default;
};

/// All almost locked sets of a grid, each once: those of rows, columns, boxes; lexicographic by cells within a house.
/// Keeps its memory from grid to grid.
class AlmostLockedSets {
 public:
  void compute(const Grid& grid, Workspace& workspace) { compute_all(grid, workspace); }

  std::span<const AlmostLockedSet> sets() const { return sets_; }
  auto begin() const { return sets_.begin(); }
  auto end() const { return sets_.end(); }
  int size() const { return static_cast<int>(sets_.size()); }
  const AlmostLockedSet& operator[](int index) const { return sets_[static_cast<std::size_t>(index)]; }

  /// The digit places of all sets, each once.
  std::span<const DigitPlaces> all_digit_places() const { return digit_places_; }
  /// The places of one of the digits of a set.
  const DigitPlaces& digit_places(const AlmostLockedSet& set, Digit digit) const {
    assert(set.digits.contains(digit));
    return digit_places_[set.digit_places[digit]];
  }
  friend bool operator==(const AlmostLockedSets& a, const AlmostLockedSets& b) {
    return a.sets_ == b.sets_ && a.digit_places_ == b.digit_places_;
  }

 protected:
  void compute_bivalue_cells(const Grid& grid);

 private:
  void clear();
  void compute_all(const Grid& grid, Workspace& workspace);
  void take(const Grid& grid, House house, const CellSet& cells, DigitSet digits);
  std::uint16_t index_of_digit_places(const Grid& grid, Digit digit, const CellSet& cells);
  void grow_index();

  std::vector<AlmostLockedSet> sets_;
  std::vector<DigitPlaces> digit_places_;
  /// The indices of digit places in `digit_places_`, counted from 1 (0: free): a hash table with open addressing, its
  /// size a power of two, at most half full.
  std::vector<std::uint16_t> digit_places_index_;
};

/// The smallest almost locked sets: the bivalue cells.
class BivalueSets : public AlmostLockedSets {
 public:
  void compute(const Grid& grid, Workspace&) { compute_bivalue_cells(grid); }
};

}  // namespace deduku::facts
