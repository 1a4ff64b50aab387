// The input of the finders of the scale.
#pragma once

#include "src/core/changes.hpp"
#include "src/core/workspace.hpp"
#include "src/scales/hodoku/chains.hpp"
#include "src/scales/hodoku/hodoku_als.hpp"
#include "src/scales/hodoku/hodoku_fish.hpp"
#include "src/scales/hodoku/hodoku_forcing.hpp"
#include "src/scales/hodoku/uniqueness.hpp"
#include "techniques/facts/candidate_counts.hpp"
#include "techniques/facts/digit_facts.hpp"

namespace deduku::hodoku {

/// The memory of finders.
struct HodokuScratch {
  ChainScratch chains;
  ForcingTables forcing;
  ForcingVerdict verdict;
  AlsChains als_chains;
};

struct SearchContext {
  const Grid& grid;
  Workspace& workspace;
  HodokuScratch& scratch;
  const Changes& changes;
  Changes::Moment last_failed_search;  ///< of the current entry

  /// The digits with candidates that the places of the digit exclude: all that fish, colours and chains of one digit
  /// can remove.
  DigitSet digits_with_dead_cells() const { return facts::digits_with_dead_cells(grid, workspace); }
  /// The digits among them that have changed since the last failed search of the entry.
  DigitSet digits_to_search() const {
    DigitSet digits = digits_with_dead_cells();
    for (Digit digit : digits) {
      if (!changes.is_changed(digit, last_failed_search)) digits.erase(digit);
    }
    return digits;
  }
  /// Whether a house must be searched again.
  bool is_to_search(House house) const { return changes.is_changed(house, last_failed_search); }
  /// The empty cells with `least` to `most` candidates.
  CellSet cells_with(int least, int most) const {
    return workspace.get<facts::CandidateCounts>(grid).cells_with(least, most);
  }

  /// The digits that have locked candidates of a form, with something to remove.
  DigitSet digits_locked(bool facts::LockedForms::*form) const {
    DigitSet digits;
    for (Digit digit : Digit::all()) {
      digits.insert_if(workspace.get<facts::LockedDigit>(grid, digit).value().*form, digit);
    }
    return digits;
  }
};

/// The empty cells in which no placed digit excludes the digit: its possible cells before logic removed candidates.
inline CellSet cells_allowed_by_values(const Grid& grid, Digit digit) {
  CellSet cells = grid.empty_cells();
  for (House house : House::all()) {
    if (grid.solved_digits(house).contains(digit)) cells -= cells_of(house);
  }
  return cells;
}

}  // namespace deduku::hodoku
