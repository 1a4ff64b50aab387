// The swap argument: the sets of candidates that have a second filling for each filling.
#include "deduku/check.hpp"
#include "deduku/houses.hpp"

namespace deduku {

namespace {

/// Two candidates in each cell, and in each house two places for a digit or none. If a house has as many cells as
/// digits, each filling takes one of the two places of each digit, and the other candidates of the cells take the other
/// places.
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

/// Whether all cells are in two lines of a band or stack, side by side with the same candidates. Boxes and the lines
/// across hold both of two neighbours, and the two lines hold the same digits: all of them.
bool is_swapped_by_line(const CandidateSet& pattern, HouseKind kind) {
  const CellSet cells = pattern.cells();
  const HouseSet lines = houses_of(cells, kind);
  if (lines.size() != 2) return false;
  const CellSet first = cells & cells_of(lines.first());
  CellSet second;
  for (Cell cell : first) {
    const Cell neighbour = cell_at(lines.last(), position_in(lines.first(), cell));
    if (cell.box() != neighbour.box() || pattern.digits(cell) != pattern.digits(neighbour)) return false;
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
