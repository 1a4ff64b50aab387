// Locked candidates; naked and hidden subsets; naked subsets in box and line, called locked if they clean both.
#include "techniques/subsets/subsets.hpp"

#include "src/core/set_access.hpp"
#include "src/scales/hodoku/hodoku_producers.hpp"
#include "techniques/facts/locked.hpp"

namespace deduku::hodoku {

namespace {

bool remove_locked_candidates(const Grid& grid, const facts::LockedCandidates& locked, HodokuHint& hint) {
  return hint.remove(locked.digit, grid.cells(locked.cover, locked.digit) - cells_of(locked.base));
}

/// Removes the digits of a naked subset from every house that contains it: row, column, box.
bool remove_naked_subset(const Grid& grid, const subsets::NakedSubset& subset, HodokuHint& hint) {
  for (House house : common_houses(subset.cells)) {
    for (Cell cell : cells_of(house) - subset.cells) hint.remove(cell, grid.candidates(cell) & subset.digits);
  }
  return hint.has_effect();
}

bool remove_hidden_subset(const Grid& grid, const subsets::HiddenSubset& subset, HodokuHint& hint) {
  for (Cell cell : subset.cells) hint.remove(cell, grid.candidates(cell) - subset.digits);
  return hint.has_effect();
}

bool holds_any(const Grid& grid, const CellSet& cells, DigitSet digits) {
  for (Digit digit : digits) {
    if (grid.cells(digit).intersects(cells)) return true;
  }
  return false;
}

/// Whether a subset of a box cleans the box and, outside it, a line.
bool is_locked(const Grid& grid, const subsets::NakedSubset& subset) {
  const HouseSet houses = common_houses(subset.cells);
  if (houses.size() != 2) return false;
  const CellSet& box = cells_of(subset.house);
  return holds_any(grid, cells_of(houses.first()) - box, subset.digits) &&
         holds_any(grid, box - subset.cells, subset.digits);
}

/// Whether two of the bivalue cells, the second among `near(first)`, have the same candidates and pass a test.
template <class Near, class Test>
bool any_naked_pair(const Grid& grid, const CellSet& bivalue, Near near, Test test) {
  CellSet later = bivalue;
  for (Cell first : bivalue) {
    later.erase(first);
    const CellSet mates = later & near(first);
    if (mates.empty()) continue;
    for (Cell second : facts::equal_cells(grid, first, mates)) {
      if (test(first, second)) return true;
    }
  }
  return false;
}

/// Whether two of the bivalue cells are a naked pair that removes something.
bool has_naked_pair(const Grid& grid, const CellSet& bivalue) {
  return any_naked_pair(grid, bivalue, peers, [&](Cell first, Cell second) {
    return holds_any(grid, peers(first) & peers(second), grid.candidates(first));
  });
}

/// For each cell the others with which it shares a line and a box.
constexpr PerCell<CellSet> crossing_mates = [] {
  PerCell<CellSet> mates;
  for (Cell cell : Cell::all()) {
    const CellSet lines = cells_of(cell.row()) | cells_of(cell.column());
    mates[cell] = (lines & cells_of(cell.box())) - CellSet{cell};
  }
  return mates;
}();

/// Whether two of the bivalue cells are a locked pair.
bool has_locked_pair(const Grid& grid, const CellSet& bivalue) {
  const auto mates = [](Cell cell) { return crossing_mates[cell]; };
  return any_naked_pair(grid, bivalue, mates, [&](Cell first, Cell second) {
    return is_locked(grid, {first.box(), {first, second}, grid.candidates(first)});
  });
}

/// The cells whose cell `distance` further on is in a set.
CellSet before(const CellSet& cells, int distance) {
  CellSet earlier;
  const auto& [low, high] = SetAccess::words(cells);
  SetAccess::words(earlier) = {low >> distance | high << (64 - distance), high >> distance};
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

/// Whether the three cells that some box shares with a line are a locked triple of the cells `few`.
bool has_locked_triple(const Grid& grid, const CellSet& few) {
  for (int along_column : {0, 1}) {
    const int stride = along_column ? 9 : 1;
    const CellSet all_few = few & before(few, stride) & before(few, 2 * stride);
    for (Cell start : (all_few & crossing_starts[along_column])) {
      const CellSet cells = {start, Cell(start.index() + stride), Cell(start.index() + 2 * stride)};
      DigitSet digits;
      for (Cell cell : cells) digits |= grid.candidates(cell);
      if (digits.size() == 3 && is_locked(grid, {start.box(), cells, digits})) return true;
    }
  }
  return false;
}

template <int size>
bool has_locked_subset(const Grid& grid, const CellSet& few) {
  if constexpr (size == 2) return has_locked_pair(grid, few);
  return has_locked_triple(grid, few);
}

}  // namespace

template <int size>
bool find_locked_subset(SearchContext context, HodokuHint& hint) {
  const CellSet few = context.cells_with(2, size);
  if (!has_locked_subset<size>(context.grid, few)) return false;
  const auto visit = [&](const subsets::NakedSubset& subset) {
    return is_locked(context.grid, subset) && remove_naked_subset(context.grid, subset, hint);
  };
  for (int box = 0; box < 9; ++box) {
    if (subsets::naked_subsets_in<size>(context.grid, House::box(box), few, visit)) return true;
  }
  return false;
}

bool find_pointing(SearchContext context, HodokuHint& hint) {
  const DigitSet digits = context.digits_locked(&facts::LockedForms::pointing);
  if (digits.empty()) return false;
  return facts::pointing(context.grid, digits, [&](const facts::LockedCandidates& locked) {
    return remove_locked_candidates(context.grid, locked, hint);
  });
}

bool find_claiming(SearchContext context, HodokuHint& hint) {
  const DigitSet digits = context.digits_locked(&facts::LockedForms::claiming);
  if (digits.empty()) return false;
  return facts::claiming(context.grid, digits, [&](const facts::LockedCandidates& locked) {
    return remove_locked_candidates(context.grid, locked, hint);
  });
}

template <int size>
bool find_naked_subset(SearchContext context, HodokuHint& hint) {
  const CellSet few = context.cells_with(2, size);
  if (size == 2 && !has_naked_pair(context.grid, few)) return false;
  const auto visit = [&](const subsets::NakedSubset& subset) {
    return remove_naked_subset(context.grid, subset, hint);
  };
  for (House house : facts::boxes_rows_columns) {
    if (context.is_to_search(house) && subsets::naked_subsets_in<size>(context.grid, house, few, visit)) return true;
  }
  return false;
}

template <int size>
bool find_hidden_subset(SearchContext context, HodokuHint& hint) {
  const auto visit = [&](const subsets::HiddenSubset& subset) {
    return remove_hidden_subset(context.grid, subset, hint);
  };
  for (House house : facts::boxes_rows_columns) {
    if (context.is_to_search(house) && subsets::hidden_subsets_in<size>(context.grid, house, visit)) return true;
  }
  return false;
}

template bool find_locked_subset<2>(SearchContext, HodokuHint&);
template bool find_locked_subset<3>(SearchContext, HodokuHint&);
template bool find_naked_subset<2>(SearchContext, HodokuHint&);
template bool find_naked_subset<3>(SearchContext, HodokuHint&);
template bool find_naked_subset<4>(SearchContext, HodokuHint&);
template bool find_hidden_subset<2>(SearchContext, HodokuHint&);
template bool find_hidden_subset<3>(SearchContext, HodokuHint&);
template bool find_hidden_subset<4>(SearchContext, HodokuHint&);

}  // namespace deduku::hodoku
