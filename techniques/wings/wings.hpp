// Wings: cells with two candidates that are joined so that one of two cells must hold a certain digit.
#pragma once

#include "src/core/workspace.hpp"
#include "techniques/facts/candidate_counts.hpp"
#include "techniques/facts/conjugate_pairs.hpp"

namespace deduku::wings {

/// A pivot that sees two pincers: for any digit of the pivot, some cell of the wing holds `shared`.
struct Wing {
  Cell pivot;
  std::array<Cell, 2> pincers;
  Digit shared;  ///< the common candidate of the pincers

  CellSet cells() const { return {pivot, pincers[0], pincers[1]}; }
};

/// Whether three cells, the pincers bivalue, hold three digits together and only `shared` is in both pincers. Then a
/// pivot of two digits lacks `shared`, and a pivot of three has it.
constexpr bool is_wing(DigitSet pivot, DigitSet first, DigitSet second) {
  return (first & second).size() == 1 && (pivot | first | second).size() == 3 &&
         (pivot & first & second).size() == pivot.size() - 2;
}

/// The wings of one pivot. Each pair of pincers is visited once.
template <class Visit>
bool wings_around(const Grid& grid, Cell pivot, const CellSet& bivalue, Visit& visit) {
  const DigitSet digits = grid.candidates(pivot);
  std::array<Cell, 20> pincers;
  int count = 0;
  for (Cell cell : (bivalue & peers(pivot))) {
    if ((grid.candidates(cell) & digits).size() == digits.size() - 1) pincers[count++] = cell;
  }
  for (int i = 0; i < count; ++i) {
    const DigitSet first = grid.candidates(pincers[i]);
    for (int j = i + 1; j < count; ++j) {
      const DigitSet second = grid.candidates(pincers[j]);
      if (!is_wing(digits, first, second)) continue;
      if (visit(Wing{pivot, {pincers[i], pincers[j]}, (first & second).first()})) return true;
    }
  }
  return false;
}

/// Pivot {x y}, pincers {x z} and {y z}. Pivots in reading order.
template <class Visit>
bool xy_wings(const Grid& grid, Workspace& workspace, Visit&& visit) {
  const CellSet bivalue = facts::bivalue_cells(grid, workspace);
  if (bivalue.size() < 3) return false;
  for (Cell pivot : bivalue) {
    if (wings_around(grid, pivot, bivalue, visit)) return true;
  }
  return false;
}

/// Pivot {x y z}, pincers {x z} and {y z}. Pivots in reading order.
template <class Visit>
bool xyz_wings(const Grid& grid, Workspace& workspace, Visit&& visit) {
  const CellSet bivalue = facts::bivalue_cells(grid, workspace);
  if (bivalue.size() < 2) return false;
  for (Cell pivot : workspace.get<facts::CandidateCounts>(grid).cells_with(3)) {
    if (wings_around(grid, pivot, bivalue, visit)) return true;
  }
  return false;
}

/// Two cells with the same two candidates, and a conjugate pair for one of them whose ends see one cell each.
struct WWing {
  std::array<Cell, 2> pincers;
  std::array<Cell, 2> bridge;  ///< `bridge[i]` sees `pincers[i]`
  House house;                 ///< a house in which the bridge is a conjugate pair
  Digit linked;                ///< the digit of the bridge
  Digit shared;                ///< the other digit: one of the pincers holds it
};

/// Whether a conjugate pair in a box is also one in a line, which comes first.
inline bool is_repeated(const Grid& grid, const facts::ConjugatePair& pair) {
  if (!pair.house.is_box()) return false;
  const HouseSet houses = common_houses({pair.first, pair.second});
  return houses.first().is_line() && grid.positions(houses.first(), pair.digit).size() == 2;
}

/// The ends of a conjugate pair in the order in which they see `a` and `b`; empty if they do not, or if one of them is
/// `a` or `b` itself.
inline std::optional<std::array<Cell, 2>> bridge_between(Cell a, Cell b, const facts::ConjugatePair& pair) {
  const auto spans = [&](Cell p, Cell q) { return p != b && q != a && sees(p, a) && sees(q, b); };
  if (spans(pair.first, pair.second)) return std::array{pair.first, pair.second};
  if (spans(pair.second, pair.first)) return std::array{pair.second, pair.first};
  return std::nullopt;
}

/// The W-Wings of two equal bivalue cells with a bridge of `linked`.
template <class Visit>
bool w_wings_between(const Grid& grid, Workspace& workspace, std::array<Cell, 2> pincers, Digit linked, Visit& visit) {
  const Digit shared = (grid.candidates(pincers[0]) - DigitSet{linked}).first();
  for (const facts::ConjugatePair& pair : facts::conjugate_pairs(grid, workspace, linked)) {
    const auto bridge = bridge_between(pincers[0], pincers[1], pair);
    if (!bridge || is_repeated(grid, pair)) continue;
    if (visit(WWing{pincers, *bridge, pair.house, linked, shared})) return true;
  }
  return false;
}

/// Pincers in reading order, then the digit of the bridge, then its house. A bridge in two houses is visited once.
template <class Visit>
bool w_wings(const Grid& grid, Workspace& workspace, Visit&& visit) {
  const CellSet bivalue = facts::bivalue_cells(grid, workspace);
  CellSet later = bivalue;
  for (Cell a : bivalue) {
    later.erase(a);
    for (Cell b : facts::equal_cells(grid, a, later)) {
      for (Digit linked : grid.candidates(a)) {
        if (w_wings_between(grid, workspace, {a, b}, linked, visit)) return true;
      }
    }
  }
  return false;
}

}  // namespace deduku::wings
