// What the finders of the scale look at.
#pragma once

#include "techniques/hodoku/als.hpp"
#include "techniques/hodoku/als_chain.hpp"
#include "techniques/hodoku/chains.hpp"
#include "techniques/hodoku/dead_cells.hpp"
#include "techniques/hodoku/finned_fish.hpp"
#include "techniques/hodoku/forcing_verdict.hpp"
#include "techniques/hodoku/franken_fish.hpp"
#include "techniques/hodoku/uniqueness.hpp"
#include "techniques/workspace.hpp"

namespace deduku::hodoku {

/// What finders keep of a grid for later entries, and their memory.
struct Scratch {
  DeadCells dead_cells;
  Rectangles rectangles;
  FinnedFish finned_fish;
  FrankenFish franken_fish;
  ChainScratch chains;
  ForcingTables forcing;
  ForcingVerdict verdict;
  AlsList als;
  AlsChains als_chains;

  void grid_changed() {
    rectangles.grid_changed();
    finned_fish.grid_changed();
    franken_fish.grid_changed();
    chains.grid_changed();
    als.grid_changed();
  }
};

struct Scene {
  const Grid& grid;
  Workspace& workspace;
  Scratch& scratch;

  /// The candidates of a digit that its own places exclude: all that fish, colours and chains of one digit
  /// can remove.
  const CellSet& dead_cells(Digit digit) const { return scratch.dead_cells.of(grid, digit); }
  /// The digits that have such candidates, so that it is worth while to search them.
  DigitSet digits_with_dead_cells() const {
    DigitSet digits;
    for (Digit digit : Digit::all()) {
      if (!dead_cells(digit).empty()) digits.insert(digit);
    }
    return digits;
  }
};

}  // namespace deduku::hodoku
