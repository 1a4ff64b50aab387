// Locked candidates; naked and hidden subsets; naked subsets in box and line, called locked when they clean
// both.
#include "techniques/kernels/subsets.hpp"

#include "techniques/hodoku/producers.hpp"
#include "techniques/kernels/locked.hpp"

namespace deduku::hodoku {

namespace {

using Order = kernel::StandardOrder;

bool remove_locked_candidates(const Grid& grid, const kernel::LockedCandidates& locked, Hint& hint) {
  hint.remove(locked.digit, grid.cells(locked.cover, locked.digit) - cells_of(locked.base));
  return hint.is_worth();
}

/// Removes the digits of a naked subset from every house that contains it: row, column, box.
bool remove_naked_subset(const Grid& grid, const kernel::NakedSubset& subset, Hint& hint) {
  for (House house : common_houses(subset.cells)) {
    for (Cell cell : cells_of(house) - subset.cells) hint.remove(cell, grid.candidates(cell) & subset.digits);
  }
  return hint.is_worth();
}

bool remove_hidden_subset(const Grid& grid, const kernel::HiddenSubset& subset, Hint& hint) {
  for (Cell cell : subset.cells) hint.remove(cell, grid.candidates(cell) - subset.digits);
  return hint.is_worth();
}

bool holds_any(const Grid& grid, const CellSet& cells, DigitSet digits) {
  for (Digit digit : digits) {
    if (grid.cells(digit).intersects(cells)) return true;
  }
  return false;
}

/// Whether a subset of a box cleans the box and, outside it, a line.
bool is_locked(const Grid& grid, const kernel::NakedSubset& subset) {
  const HouseSet houses = common_houses(subset.cells);
  if (houses.size() != 2) return false;
  const CellSet& box = cells_of(subset.house);
  return holds_any(grid, cells_of(houses.first()) - box, subset.digits) &&
         holds_any(grid, box - subset.cells, subset.digits);
}

}  // namespace

template <int size>
bool find_locked_subset(Scene scene, Hint& hint) {
  const CellSet few = kernel::cells_with_few_candidates(scene.grid, size);
  if (few.size() < size) return false;
  const auto visit = [&](const kernel::NakedSubset& subset) {
    return is_locked(scene.grid, subset) && remove_naked_subset(scene.grid, subset, hint);
  };
  for (int box = 0; box < 9; ++box) {
    if (kernel::naked_subsets_in<Order, size>(scene.grid, House::box(box), few, visit)) return true;
  }
  return false;
}

bool find_pointing(Scene scene, Hint& hint) {
  return kernel::pointing<Order>(scene.grid, [&](const kernel::LockedCandidates& locked) {
    return remove_locked_candidates(scene.grid, locked, hint);
  });
}

bool find_claiming(Scene scene, Hint& hint) {
  return kernel::claiming<Order>(scene.grid, [&](const kernel::LockedCandidates& locked) {
    return remove_locked_candidates(scene.grid, locked, hint);
  });
}

template <int size>
bool find_naked_subset(Scene scene, Hint& hint) {
  return kernel::naked_subsets<Order, size>(scene.grid, [&](const kernel::NakedSubset& subset) {
    return remove_naked_subset(scene.grid, subset, hint);
  });
}

template <int size>
bool find_hidden_subset(Scene scene, Hint& hint) {
  return kernel::hidden_subsets<Order, size>(scene.grid, [&](const kernel::HiddenSubset& subset) {
    return remove_hidden_subset(scene.grid, subset, hint);
  });
}

template bool find_locked_subset<2>(Scene, Hint&);
template bool find_locked_subset<3>(Scene, Hint&);
template bool find_naked_subset<2>(Scene, Hint&);
template bool find_naked_subset<3>(Scene, Hint&);
template bool find_naked_subset<4>(Scene, Hint&);
template bool find_hidden_subset<2>(Scene, Hint&);
template bool find_hidden_subset<3>(Scene, Hint&);
template bool find_hidden_subset<4>(Scene, Hint&);

}  // namespace deduku::hodoku
