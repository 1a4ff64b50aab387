// The swap argument: which sets of candidates have a second filling for each filling.
#include "deduku/check.hpp"
#include "deduku/houses.hpp"

namespace deduku {

namespace {

/// Two candidates in each cell, and in each house two places for a digit or none. Of as many cells as digits in a house
/// each filling takes one of the two places of each digit, and the other candidates of the cells take the other ones.
bool is_swapped_by_digit(const CandidateSet& pattern) {
  for (Cell cell : pattern.cells()) {
    if (pattern.digits(cell).size() != 2) return false;
  }
  for (Digit digit : pattern.digits()) {
    for (House house : House::all()) {
      const int places = (pattern.cells(digit) & cells_of(house)).size();
      if (places != 0 && places != 2) return false;
    }
  }
  return true;
}

/// Whether a cell and its neighbour in the other line share a box and have the same candidates.
bool are_exchangeable(const CandidateSet& pattern, Cell a, Cell b) {
  return a.box() == b.box() && pattern.digits(a) == pattern.digits(b);
}

/// Whether all cells stand in two lines, each beside one that it can change its digit with. Columns and boxes hold both
/// of two neighbours, and the lines hold the same digits: all there are.
bool is_swapped_by_line(const CandidateSet& pattern, HouseKind kind) {
  const CellSet cells = pattern.cells();
  const HouseSet lines = houses_of(cells, kind);
  if (lines.size() != 2) return false;
  const CellSet first = cells & cells_of(lines.first());
  CellSet second;
  for (Cell cell : first) {
    const Cell neighbour = cell_at(lines.last(), position_in(lines.first(), cell));
    if (!are_exchangeable(pattern, cell, neighbour)) return false;
    second.insert(neighbour);
  }
  return second == (cells & cells_of(lines.last())) && pattern.digits().size() <= first.size();
}

}  // namespace

bool is_deadly(const CandidateSet& pattern) {
  return !pattern.empty() && (is_swapped_by_digit(pattern) || is_swapped_by_line(pattern, HouseKind::row) ||
                              is_swapped_by_line(pattern, HouseKind::column));
}

}  // namespace deduku
