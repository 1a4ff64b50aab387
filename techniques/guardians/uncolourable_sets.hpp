// Uncolourable sets: cells that three digits cannot fill, with one or two cells among them that have other candidates.
//
//     {1 2 3}      {1 2 3}     The cells with nothing but {1 2 3} are countries on a map, the digits colours, and
//           \      /           cells that see each other neighbours; a cell that has lost a digit is a country that
//     {1 2} - {1 2 3 7}        lacks a colour. If the map together with one more cell cannot be coloured, that cell
//                              is something else. If it takes two more cells, one of these is something else.
//
// Whatever candidates such a set loses, what is left of it still cannot be filled. So it is found again on later grids, and
// nobody needs to remember it; but of two added cells each has to keep two of the digits, or every chain would be a set.
#pragma once

#include "src/core/workspace.hpp"
#include "techniques/facts/digit_triples.hpp"
#include "techniques/guardians/fillings.hpp"

namespace deduku::guardians {

/// The search for the sets of three digits.
class UncolourableSets {
 public:
  /// The most further candidates that each of two added cells has.
  static constexpr int most_extras = 2;

  UncolourableSets(const Grid& grid, DigitSet digits);

  /// The cells with nothing but the three digits.
  const CellSet& floor() const { return floor_; }
  /// The cells that the floor and they alone cannot be filled with.
  const CellSet& lone() const { return lone_; }
  /// Whether the floor and some more cells cannot be filled; those have at least one of the digits.
  bool is_uncolourable(const CellSet& added) const { return !filling_of(grid_, digits_, floor_ | added); }

  /// Calls `visit(added)` with every two cells that the floor cannot be filled with, though with each of them, until it
  /// says true.
  template <class Visit>
  bool pairs(Visit&& visit) {
    for (Cell first : hosts_ - lone_) {
      for (Cell second : hosts_ - lone_) {
        if (second <= first || fits_[first.slot()].contains(second)) continue;
        const CellSet added{first, second};
        if (const auto filling = filling_of(grid_, digits_, floor_ | added)) {
          note(*filling);
        } else if (visit(added)) {
          return true;
        }
      }
    }
    return false;
  }

 private:
  ThreeCellSets places() const;
  CellSet widened(const ThreeCellSets& filling) const;
  CellSet note(const ThreeCellSets& filling);
  void find_lone();

  const Grid& grid_;
  DigitSet digits_;
  CellSet floor_;
  CellSet lone_;
  CellSet hosts_;                            ///< the cells that may be one of two
  std::array<CellSet, Cell::count> fits_{};  ///< the others with which a host is known to fit
};

/// Whether a house alone shows that added cells cannot be filled: then a naked subset says the same.
bool is_a_subset(const Grid& grid, DigitSet digits, const CellSet& floor, const CellSet& added);

/// Calls `visit(digits, floor, added)` with every uncolourable set of one or two added cells that is no subset, until it
/// says true; the floor is all that there is.
template <class Visit>
bool uncolourable_sets(const Grid& grid, Workspace& workspace, Visit&& visit) {
  constexpr std::uint64_t units_per_triple = 20;
  for (DigitSet digits : facts::digit_triples) {
    if (!workspace.work().spend(units_per_triple)) return true;
    UncolourableSets sets(grid, digits);
    const auto visit_set = [&](const CellSet& added) {
      return !is_a_subset(grid, digits, sets.floor(), added) && visit(digits, sets.floor(), added);
    };
    for (Cell cell : sets.lone()) {
      if (visit_set({cell})) return true;
    }
    if (sets.pairs(visit_set)) return true;
  }
  return false;
}

}  // namespace deduku::guardians
