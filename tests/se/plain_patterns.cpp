#include "tests/se/plain_patterns.hpp"

#include <algorithm>

namespace deduku::plain {

std::vector<int> cells_of(HouseKind kind, int index) {
  std::vector<int> cells;
  for (int i = 0; i < 9; ++i) {
    if (kind == HouseKind::row) cells.push_back(9 * index + i);
    if (kind == HouseKind::column) cells.push_back(9 * i + index);
    if (kind == HouseKind::box) cells.push_back(9 * (index / 3 * 3 + i / 3) + index % 3 * 3 + i % 3);
  }
  return cells;
}

int index_in(HouseKind kind, int cell) {
  if (kind == HouseKind::row) return cell / 9;
  if (kind == HouseKind::column) return cell % 9;
  return cell / 27 * 3 + cell % 9 / 3;
}

bool see_each_other(int a, int b) {
  const auto share = [&](HouseKind kind) { return index_in(kind, a) == index_in(kind, b); };
  return a != b && (share(HouseKind::box) || share(HouseKind::row) || share(HouseKind::column));
}

std::vector<int> places_of(const Grid& grid, HouseKind kind, int index, int digit) {
  std::vector<int> places;
  for (int cell : cells_of(kind, index)) {
    if (grid.candidates[cell].count(digit)) places.push_back(cell);
  }
  return places;
}

void add_removed(Places& places, const Grid& grid, const Grid& source, int cell, int digit) {
  if (!source.candidates[cell].count(digit) || grid.candidates[cell].count(digit)) return;
  if (std::find(places.begin(), places.end(), std::pair(cell, digit)) == places.end()) {
    places.emplace_back(cell, digit);
  }
}

namespace {

constexpr HouseKind set_order[] = {HouseKind::box, HouseKind::column, HouseKind::row};

int empty_cells(const Grid& grid, HouseKind kind, int index) {
  int count = 0;
  for (int cell : cells_of(kind, index)) count += grid.value[cell] == 0;
  return count;
}

bool contains(const std::vector<int>& cells, int cell) {
  return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

}  // namespace

std::vector<Pattern> locked_sets(const Grid& grid, const Grid& source) {
  static constexpr HouseKind pairs[][2] = {{HouseKind::box, HouseKind::column},
                                           {HouseKind::box, HouseKind::row},
                                           {HouseKind::column, HouseKind::box},
                                           {HouseKind::row, HouseKind::box}};
  std::vector<Pattern> found;
  for (const auto& [first, second] : pairs) {
    for (int i = 0; i < 9; ++i) {
      for (int k = 0; k < 9; ++k) {
        const auto a = cells_of(first, i);
        const auto z = cells_of(second, k);
        for (int digit = 1; digit <= 9; ++digit) {
          const auto places = places_of(grid, first, i, digit);
          const bool inside = std::all_of(places.begin(), places.end(), [&](int cell) { return contains(z, cell); });
          if (places.size() < 2 || !inside) continue;
          Pattern pattern;
          for (int cell : places_of(grid, second, k, digit)) {
            if (!contains(a, cell)) pattern.removals[cell].insert(digit);
          }
          for (int cell : a) {
            if (!contains(z, cell)) add_removed(pattern.needs, grid, source, cell, digit);
          }
          if (!pattern.removals.empty()) found.push_back(pattern);
        }
      }
    }
  }
  return found;
}

std::vector<Pattern> hidden_pairs(const Grid& grid, const Grid& source) {
  std::vector<Pattern> found;
  for (HouseKind kind : set_order) {
    for (int house = 0; house < 9; ++house) {
      if (empty_cells(grid, kind, house) <= 4) continue;
      for (int d2 = 2; d2 <= 9; ++d2) {
        for (int d1 = 1; d1 < d2; ++d1) {
          const auto places = places_of(grid, kind, house, d1);
          if (places.size() != 2 || places != places_of(grid, kind, house, d2)) continue;
          Pattern pattern;
          for (int cell : places) {
            for (int digit : grid.candidates[cell]) {
              if (digit != d1 && digit != d2) pattern.removals[cell].insert(digit);
            }
          }
          for (int cell : cells_of(kind, house)) {
            if (contains(places, cell)) continue;
            add_removed(pattern.needs, grid, source, cell, d1);
            add_removed(pattern.needs, grid, source, cell, d2);
          }
          if (!pattern.removals.empty()) found.push_back(pattern);
        }
      }
    }
  }
  return found;
}

std::vector<Pattern> naked_pairs(const Grid& grid, const Grid& source) {
  std::vector<Pattern> found;
  for (HouseKind kind : set_order) {
    for (int house = 0; house < 9; ++house) {
      if (empty_cells(grid, kind, house) < 4) continue;
      const auto cells = cells_of(kind, house);
      for (int k = 1; k < 9; ++k) {
        for (int i = 0; i < k; ++i) {
          const auto& digits = grid.candidates[cells[i]];
          if (digits.size() != 2 || digits != grid.candidates[cells[k]]) continue;
          Pattern pattern;
          for (int cell : cells) {
            for (int digit : digits) {
              if (cell != cells[i] && cell != cells[k] && grid.candidates[cell].count(digit)) {
                pattern.removals[cell].insert(digit);
              }
            }
          }
          for (int cell : {cells[i], cells[k]}) {
            for (int digit = 1; digit <= 9; ++digit) add_removed(pattern.needs, grid, source, cell, digit);
          }
          if (!pattern.removals.empty()) found.push_back(pattern);
        }
      }
    }
  }
  return found;
}

std::vector<Pattern> x_wings(const Grid& grid, const Grid& source) {
  std::vector<Pattern> found;
  for (const auto& [base, cover] :
       {std::pair(HouseKind::column, HouseKind::row), std::pair(HouseKind::row, HouseKind::column)}) {
    for (int b2 = 1; b2 < 9; ++b2) {
      for (int b1 = 0; b1 < b2; ++b1) {
        for (int digit = 1; digit <= 9; ++digit) {
          const auto filled = std::count(std::begin(grid.value), std::end(grid.value), digit);
          if (filled + 4 > 9) continue;
          std::set<int> covers;
          for (int line : {b1, b2}) {
            const auto places = places_of(grid, base, line, digit);
            if (places.size() < 2) covers = {0, 1, 2};
            for (int cell : places) covers.insert(index_in(cover, cell));
          }
          if (covers.size() != 2) continue;
          Pattern pattern;
          for (int line : covers) {
            for (int cell : places_of(grid, cover, line, digit)) {
              if (index_in(base, cell) != b1 && index_in(base, cell) != b2) pattern.removals[cell].insert(digit);
            }
          }
          for (int line : {b1, b2}) {
            for (int cell : cells_of(base, line)) {
              if (!covers.count(index_in(cover, cell))) add_removed(pattern.needs, grid, source, cell, digit);
            }
          }
          if (!pattern.removals.empty()) found.push_back(pattern);
        }
      }
    }
  }
  return found;
}

}  // namespace deduku::plain
