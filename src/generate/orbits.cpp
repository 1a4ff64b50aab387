#include "src/generate/orbits.hpp"

#include <algorithm>

namespace deduku::generate {

namespace {

/// Where a cell goes when the square is mirrored in the middle column, and when it is mirrored in the main diagonal: these two
/// make up all eight motions.
Cell mirrored(Cell cell) {
  return Cell::at(cell.index() / 9, 8 - cell.index() % 9);
}
Cell transposed(Cell cell) {
  return Cell::at(cell.index() % 9, cell.index() / 9);
}
Cell turned(Cell cell) {
  return mirrored(transposed(cell));
}

using Motion = Cell (*)(Cell);

/// Motions that make up all others of a kind.
std::vector<Motion> motions_of(Pattern pattern) {
  constexpr Motion half_turn = [](Cell cell) { return Cell(Cell::count - 1 - cell.index()); };
  constexpr Motion top_bottom = [](Cell cell) { return turned(turned(mirrored(cell))); };
  constexpr Motion antidiagonal = [](Cell cell) { return turned(turned(transposed(cell))); };
  switch (pattern) {
    case Pattern::none:
      return {};
    case Pattern::half_turn:
      return {half_turn};
    case Pattern::quarter_turn:
      return {turned};
    case Pattern::left_right:
      return {mirrored};
    case Pattern::top_bottom:
      return {top_bottom};
    case Pattern::both_axes:
      return {mirrored, top_bottom};
    case Pattern::diagonal:
      return {transposed};
    case Pattern::antidiagonal:
      return {antidiagonal};
    case Pattern::both_diagonals:
      return {transposed, antidiagonal};
    case Pattern::full:
      return {mirrored, transposed};
  }
  return {};
}

}  // namespace

std::vector<CellSet> orbits(Pattern pattern) {
  const std::vector<Motion> motions = motions_of(pattern);
  std::vector<CellSet> orbits;
  CellSet seen;
  for (Cell cell : Cell::all()) {
    if (seen.contains(cell)) continue;
    CellSet orbit{cell};
    for (int size = 0; size != orbit.size();) {
      size = orbit.size();
      for (Cell other : orbit) {
        for (Motion motion : motions) orbit.insert(motion(other));
      }
    }
    seen |= orbit;
    orbits.push_back(orbit);
  }
  return orbits;
}

bool includes(Pattern pattern, Pattern other) {
  const std::vector<CellSet> large = orbits(pattern);
  const std::vector<CellSet> small = orbits(other);
  return std::ranges::all_of(small, [&](const CellSet& orbit) {
    return std::ranges::any_of(large, [&](const CellSet& whole) { return whole.contains(orbit); });
  });
}

bool can_have(Pattern pattern, int cells) {
  std::array<bool, Cell::count + 1> is_sum{true};
  for (const CellSet& orbit : orbits(pattern)) {
    for (int sum = Cell::count; sum >= orbit.size(); --sum) is_sum[sum] |= is_sum[sum - orbit.size()];
  }
  return is_sum[cells];
}

}  // namespace deduku::generate
