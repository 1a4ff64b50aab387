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

/// Whether two of the bivalue cells are a naked pair that removes something.
bool has_naked_pair(const Grid& grid, const CellSet& bivalue) {
  CellSet later = bivalue;
  for (Cell first : bivalue) {
    later.erase(first);
    for (Cell second : kernel::equal_cells(grid, first, later & peers(first))) {
      if (holds_any(grid, peers(first) & peers(second), grid.candidates(first))) return true;
    }
  }
  return false;
}

/// The cells from which the one `distance` cells further on is in a set.
CellSet before(const CellSet& cells, int distance) {
  CellSet earlier;
  earlier.words = {cells.words[0] >> distance | cells.words[1] << (64 - distance),
                   cells.words[1] >> distance};
  return earlier;
}

/// The first of the three cells that a box shares with a row, and with a column.
constexpr std::array<CellSet, 2> crossing_starts = [] {
  std::array<CellSet, 2> starts;
  for (Cell cell : Cell::all()) {
    if (cell.index() % 3 == 0) starts[0].insert(cell);
    if (cell.index() / 9 % 3 == 0) starts[1].insert(cell);
  }
  return starts;
}();

/// Whether the three cells that some box shares with a line are a naked triple of the cells `few`.
bool has_triple_in_crossing(const Grid& grid, const CellSet& few) {
  for (int along_column : {0, 1}) {
    const int stride = along_column ? 9 : 1;
    const CellSet all_few = few & before(few, stride) & before(few, 2 * stride);
    for (Cell start : all_few& crossing_starts[along_column]) {
      DigitSet digits;
      for (int i = 0; i < 3; ++i) digits |= grid.candidates(Cell(start.index() + i * stride));
      if (digits.size() == 3) return true;
    }
  }
  return false;
}

/// What is quick to see where there is no locked subset.
template <int size>
bool may_have_locked_subset(const Grid& grid, const CellSet& few) {
  if constexpr (size == 2) return has_naked_pair(grid, few);
  return has_triple_in_crossing(grid, few);
}

}  // namespace

template <int size>
bool find_locked_subset(Scene scene, Hint& hint) {
  const CellSet few = scene.cells_with(2, size);
  if (!may_have_locked_subset<size>(scene.grid, few)) return false;
  const auto visit = [&](const kernel::NakedSubset& subset) {
    return is_locked(scene.grid, subset) && remove_naked_subset(scene.grid, subset, hint);
  };
  for (int box = 0; box < 9; ++box) {
    if (kernel::naked_subsets_in<size>(scene.grid, House::box(box), few, visit)) return true;
  }
  return false;
}

bool find_pointing(Scene scene, Hint& hint) {
  if (!scene.has_locked(&kernel::LockedForms::pointing)) return false;
  return kernel::pointing<Order>(scene.grid, [&](const kernel::LockedCandidates& locked) {
    return remove_locked_candidates(scene.grid, locked, hint);
  });
}

bool find_claiming(Scene scene, Hint& hint) {
  if (!scene.has_locked(&kernel::LockedForms::claiming)) return false;
  return kernel::claiming<Order>(scene.grid, [&](const kernel::LockedCandidates& locked) {
    return remove_locked_candidates(scene.grid, locked, hint);
  });
}

template <int size>
bool find_naked_subset(Scene scene, Hint& hint) {
  const CellSet few = scene.cells_with(2, size);
  if (size == 2 && !has_naked_pair(scene.grid, few)) return false;
  const auto visit = [&](const kernel::NakedSubset& subset) {
    return remove_naked_subset(scene.grid, subset, hint);
  };
  for (House house : Order::houses) {
    if (scene.is_to_search(house) && kernel::naked_subsets_in<size>(scene.grid, house, few, visit))
      return true;
  }
  return false;
}

template <int size>
bool find_hidden_subset(Scene scene, Hint& hint) {
  const auto visit = [&](const kernel::HiddenSubset& subset) {
    return remove_hidden_subset(scene.grid, subset, hint);
  };
  for (House house : Order::houses) {
    if (scene.is_to_search(house) && kernel::hidden_subsets_in<size>(scene.grid, house, visit)) return true;
  }
  return false;
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
