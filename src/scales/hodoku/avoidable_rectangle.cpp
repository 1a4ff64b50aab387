// Avoidable rectangles: four cells that are not given, two digits. If the cells held these digits crosswise, the digits
// could be swapped, and the givens would have a second solution.
#include "src/scales/hodoku/hodoku_producers.hpp"
#include "src/scales/hodoku/uniqueness.hpp"
#include "techniques/facts/candidate_counts.hpp"

namespace deduku::hodoku {

namespace {

/// Two solved cells side by side in a box, and the two cells opposite them.
struct HalfRectangle {
  std::array<Cell, 2> across;   ///< opposite the solved ones, in their order
  std::array<Digit, 2> digits;  ///< of the solved ones
};

/// The cells whose digit is not a given.
CellSet freely_solved_cells(const Grid& grid) {
  return ~(grid.empty_cells() | grid.givens());
}

template <class Visit>
bool half_rectangles(const Grid& grid, const CellSet& choices, Visit&& visit) {
  const CellSet solved = freely_solved_cells(grid);
  for (Cell start : solved) {
    const auto visit_half = [&](Cell partner, Cell across, Cell fourth) {
      return visit(HalfRectangle{{across, fourth}, {*grid.value(start), *grid.value(partner)}});
    };
    if (visit_rectangles(start, solved, choices, visit_half)) return true;
  }
  return false;
}

/// `filled` completes the swap, so `open` must not.
bool remove_swap(const Grid& grid, const HalfRectangle& half, int open, HodokuHint& hint) {
  const Cell filled = half.across[1 - open];
  const Cell cell = half.across[open];
  const Digit deadly = half.digits[1 - open];
  if (grid.givens().contains(filled) || grid.value(filled) != half.digits[open]) return false;
  if (grid.candidates(cell).size() != 2 || !grid.has(cell, deadly)) return false;
  hint.remove(Candidate(cell, deadly));
  return true;
}

}  // namespace

bool find_avoidable_rectangle_1(SearchContext context, HodokuHint& hint) {
  const CellSet choices = freely_solved_cells(context.grid) | facts::bivalue_cells(context.grid, context.workspace);
  return half_rectangles(context.grid, choices, [&](const HalfRectangle& half) {
    return remove_swap(context.grid, half, 0, hint) || remove_swap(context.grid, half, 1, hint);
  });
}

bool find_avoidable_rectangle_2(SearchContext context, HodokuHint& hint) {
  const Grid& grid = context.grid;
  return half_rectangles(grid, facts::bivalue_cells(grid, context.workspace), [&](const HalfRectangle& half) {
    const DigitSet first = grid.candidates(half.across[0]);
    const DigitSet second = grid.candidates(half.across[1]);
    if (!first.contains(half.digits[1]) || !second.contains(half.digits[0])) return false;
    const DigitSet extra = first - DigitSet{half.digits[1]};
    if (extra != second - DigitSet{half.digits[0]}) return false;
    const Digit digit = extra.first();
    return hint.remove(digit, grid.cells(digit) & peers(half.across[0]) & peers(half.across[1]));
  });
}

}  // namespace deduku::hodoku
