// Uncolourable sets: cells that three digits cannot fill, including one or two cells that have other candidates.
//
//     {1 2 3}      {1 2 3}     The cells with only {1 2 3} are countries on a map, the digits are colours, and cells
//           \      /           that see each other are neighbours; a cell that has lost a digit is a country that
//     {1 2} - {1 2 3 7}        lacks a colour. If the map together with one more cell cannot be coloured, that cell
//                              is another digit. If this requires two more cells, one of these is another digit.
//
// When such a set loses candidates, the rest of it still cannot be filled. So it is found again on later grids, and
// need not be remembered. But each of two added cells must keep two of the digits, or every chain would be a set.
#pragma once

#include "deduku/per.hpp"
#include "src/core/workspace.hpp"
#include "techniques/facts/digit_triples.hpp"
#include "techniques/guardians/fillings.hpp"

namespace deduku::guardians {

/// The search for the uncolourable sets of three digits.
class UncolourableSets {
 public:
  /// The maximum number of further candidates of each of two added cells.
  static constexpr int most_extras = 2;

  UncolourableSets(const Grid& grid, DigitSet digits);

  /// The cells that have only the three digits.
  const CellSet& floor() const { return floor_; }
  /// The cells with which, one at a time, the floor cannot be filled.
  const CellSet& lone() const { return lone_; }
  /// Whether the floor and some more cells cannot be filled; each of these has at least one of the digits.
  bool is_uncolourable(const CellSet& added) const { return !filling_of(grid_, digits_, floor_ | added); }

  /// Calls `visit(added)` with every two cells together with which the floor cannot be filled, though with each of them
  /// alone, until it returns true.
  template <class Visit>
  bool pairs(Visit&& visit) {
    for (Cell first : hosts_ - lone_) {
      for (Cell second : hosts_ - lone_) {
        if (second <= first || fits_[first].contains(second)) continue;
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
  CellSet hosts_;            ///< the cells that may be one of two
  PerCell<CellSet> fits_{};  ///< the others that fit together with a host, as far as found
};

/// Whether a single house shows that added cells cannot be filled: then a naked subset proves the same.
bool is_a_subset(const Grid& grid, DigitSet digits, const CellSet& floor, const CellSet& added);

/// Calls `visit(digits, floor, added)` with every uncolourable set of one or two added cells that is no subset, until
/// it returns true; the floor is always complete.
template <class Visit>
bool uncolourable_sets(const Grid& grid, Workspace& workspace, Visit&& visit) {
  constexpr std::uint64_t units_per_triple = 20;
  for (DigitSet digits : facts::digit_triples) {
    if (!workspace.budget().spend(units_per_triple)) return true;
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
