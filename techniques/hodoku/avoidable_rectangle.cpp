// Avoidable rectangles: four cells that are not given, two digits. Filled crosswise with just these they
// could be swapped, and the givens would have a second solution.
#include "techniques/hodoku/producers.hpp"

namespace deduku::hodoku {

namespace {

/// Two solved cells side by side in a box, and the two cells opposite them.
struct HalfRectangle {
  std::array<Cell, 2> solved;
  std::array<Cell, 2> across;   ///< opposite `solved`, in its order
  std::array<Digit, 2> digits;  ///< those of `solved`
};

bool is_solved_freely(const Grid& grid, Cell cell) {
  return grid.is_solved(cell) && !grid.givens().contains(cell);
}

template <class Visit>
bool visit_across(const Grid& grid, Cell start, Cell partner, Visit& visit) {
  const bool in_row = start.row() == partner.row();
  for (Cell across : cells_of(in_row ? start.column() : start.row()) - cells_of(start.box())) {
    const Cell fourth = in_row ? Cell::at(across.index() / 9, partner.index() % 9)
                               : Cell::at(partner.index() / 9, across.index() % 9);
    const HalfRectangle half{{start, partner}, {across, fourth}, {*grid.value(start), *grid.value(partner)}};
    if (visit(half)) return true;
  }
  return false;
}

template <class Visit>
bool half_rectangles(const Grid& grid, Visit&& visit) {
  for (Cell start : Cell::all()) {
    if (!is_solved_freely(grid, start)) continue;
    for (Cell partner : cells_of(start.box())) {
      if (partner == start || !is_solved_freely(grid, partner)) continue;
      if (partner.row() != start.row() && partner.column() != start.column()) continue;
      if (visit_across(grid, start, partner, visit)) return true;
    }
  }
  return false;
}

/// `filled` completes the swap, so `open` must not.
bool remove_swap(const Grid& grid, const HalfRectangle& half, int open, Hint& hint) {
  const Cell filled = half.across[1 - open];
  const Cell cell = half.across[open];
  const Digit deadly = half.digits[1 - open];
  if (!is_solved_freely(grid, filled) || grid.value(filled) != half.digits[open]) return false;
  if (grid.candidates(cell).size() != 2 || !grid.has(cell, deadly)) return false;
  hint.remove(Candidate(cell, deadly));
  return true;
}

}  // namespace

bool find_avoidable_rectangle_1(Scene scene, Hint& hint) {
  return half_rectangles(scene.grid, [&](const HalfRectangle& half) {
    return remove_swap(scene.grid, half, 0, hint) || remove_swap(scene.grid, half, 1, hint);
  });
}

bool find_avoidable_rectangle_2(Scene scene, Hint& hint) {
  const Grid& grid = scene.grid;
  return half_rectangles(grid, [&](const HalfRectangle& half) {
    const DigitSet first = grid.candidates(half.across[0]);
    const DigitSet second = grid.candidates(half.across[1]);
    if (first.size() != 2 || second.size() != 2) return false;
    if (!first.contains(half.digits[1]) || !second.contains(half.digits[0])) return false;
    const DigitSet extra = first - DigitSet{half.digits[1]};
    if (extra != second - DigitSet{half.digits[0]}) return false;
    const Digit digit = extra.first();
    hint.remove(digit, grid.cells(digit) & peers(half.across[0]) & peers(half.across[1]));
    return hint.is_worth();
  });
}

}  // namespace deduku::hodoku
