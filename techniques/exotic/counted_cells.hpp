// Counted cells: all digits together fit into them exactly as often as there are cells (rank 0).
//
//         c1   c5       In these four cells 1 occurs at most once, in row 1, and 2 in row 5, 3 in column 1, 4 in
//   r1    13   14       column 5: four links for four cells. If a link had its digit elsewhere in its house, the cells
//   r5    23   24       would have one digit too few. So it does not, and the digit is eliminated there.
//
// A link is a digit in a house, a truth is a cell: n truths in n links. A digit fits into the cells exactly as often as
// it has links, so it is there that often. Candidates that would leave it fewer places are eliminated: candidates in
// the house of a link outside the cells, and candidates in the cells that would take two links.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <tuple>
#include <vector>

#include "deduku/per.hpp"
#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"
#include "src/core/workspace.hpp"

namespace deduku::exotic {

/// A largest subset of the cells that can all hold the same digit.
CellSet largest_placement(const CellSet& cells);
/// The maximum number of times that a digit can be in some cells.
int most_together(const CellSet& cells);

/// Open cells with the same number of links.
struct CountedCells {
  CellSet cells;
  PerDigit<HouseSet> links{};  ///< the houses of each digit
  CandidateSet removes{};

  int size() const { return cells.size(); }
  /// Fewer cells come first, then more eliminations.
  auto rank() const { return std::tuple(size(), -removes.size(), cells); }
};

/// Counts open cells, with some houses as links; empty if the digits fit in more often, or if nothing follows.
std::optional<CountedCells> count_cells(const Grid& grid, const CellSet& cells, const HouseSet& houses);

/// Removes patterns whose eliminations another pattern of lower or the same rank also has.
template <class Counted>
void leave_out_larger(std::vector<Counted>& found) {
  std::ranges::sort(found, {}, [](const Counted& counted) { return counted.rank(); });
  std::size_t count = 0;
  for (const Counted& counted : found) {
    const auto has_all = [&](const Counted& other) { return other.removes.contains(counted.removes); };
    if (std::ranges::none_of(std::span(found).first(count), has_all)) found[count++] = counted;
  }
  found.resize(count);
}

/// Adds the eliminations of the count, and its digits.
void add_effects(const CountedCells& counted, Step& step);

/// States that each cell has a digit, and that the links, the constraints, hold at most that many. A candidate in the
/// house of a link outside the cells is false because of that link; a candidate in the cells would take two links, or
/// leave its digit too few places.
void argue(const CountedCells& counted, Evidence& evidence);

}  // namespace deduku::exotic
