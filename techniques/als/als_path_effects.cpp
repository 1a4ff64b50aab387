#include "techniques/als/als_path_effects.hpp"

#include "deduku/houses.hpp"

namespace deduku::als {

/// A set is linked to the last digit of a cell by all digits that the cell has.
DigitSet locked_between(const Grid& grid, const AlsGraph& graph, const AlsClaim& from, const AlsClaim& to) {
  DigitSet linked{from.digit, to.digit};
  if (to.is_true) linked |= grid.candidates(to.cells.first());
  return graph.als_of(from).digits - linked;
}

CandidateSet removed_by_ends(const Grid& grid, const AlsClaim& start, const AlsClaim& end) {
  const Cell first = start.cells.first();
  const Cell last = end.cells.first();
  CandidateSet removes;
  if (start.digit == end.digit) {
    removes.insert(start.digit, grid.cells(start.digit) & peers(first) & peers(last));
  } else if (sees(first, last)) {
    removes.insert(end.digit, grid.cells(end.digit) & start.cells);
    removes.insert(start.digit, grid.cells(start.digit) & end.cells);
  }
  return removes;
}

CandidateSet removed_by_return(const Grid& grid, const AlsClaim& start, const AlsClaim& end) {
  const Cell cell = start.cells.first();
  CandidateSet removes;
  if (start.is_true) {
    removes.insert({cell, start.digit});
  } else if (end.is_true) {
    removes.insert(cell, grid.candidates(cell) - DigitSet{start.digit});
  } else {
    removes.insert({cell, end.digit});
  }
  return removes;
}

CandidateSet removed_by_loop(const Grid& grid, const AlsGraph& graph, ClaimList path) {
  const AlsClaim& start = graph[path.front()];
  CellSet own;
  for (ClaimIndex claim : path) own |= graph[claim].all_cells;
  CandidateSet removes;
  const auto remove_others = [&](DigitSet digits, const CellSet& cell) {
    removes.insert(cell.first(), grid.candidates(cell.first()) - digits);
  };
  const auto remove_locked = [&](const facts::AlmostLockedSet& set, DigitSet locked) {
    for (Digit digit : locked) removes.insert(digit, graph.sets().digit_places(set, digit).seen_by_all);
  };
  remove_others({start.digit, graph[path.back()].digit}, start.cells);
  for (std::size_t i = 0; i + 1 < path.size(); ++i) {
    const AlsClaim& from = graph[path[i]];
    const AlsClaim& to = graph[path[i + 1]];
    if (from.is_als()) remove_locked(graph.als_of(from), locked_between(grid, graph, from, to));
    if (to.is_true) continue;
    const CellSet& cells = graph.cells_with(from, to.digit);
    if (cells == to.cells) {
      remove_others({from.digit, to.digit}, cells);
    } else {
      removes.insert(to.digit, (grid.cells(to.digit) & common_peers(cells | to.cells)) - own);
    }
  }
  return removes;
}

}  // namespace deduku::als
