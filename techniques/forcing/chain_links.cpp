#include "techniques/forcing/chain_links.hpp"

namespace deduku::forcing {

void ChainLinks::rebuild(const Grid& grid) {
  for (Targets& targets : strong_) targets.count = 0;
  for (Digit digit : Digit::all()) {
    groups_[digit.index()] = {};
    for (Segment segment : Segment::all()) {
      if ((grid.cells(digit) & cells_of(segment)).size() > 1) groups_[digit.index()].insert(segment);
    }
    for (House house : House::all()) link_house(grid, house, digit);
  }
  for (Cell cell : grid.cells_with_count(2)) link_cell(grid, cell);
}

void ChainLinks::link(Fact from, Fact to) {
  Targets& targets = strong_[static_cast<std::size_t>(from.subject())];
  targets.list[targets.count++] = to;
}

void ChainLinks::link_cell(const Grid& grid, Cell cell) {
  const Candidate first(cell, grid.candidates(cell).first());
  const Candidate last(cell, grid.candidates(cell).last());
  link(Fact(first, false), Fact(last, true));
  link(Fact(last, false), Fact(first, true));
}

/// Two groups have at most six cells together.
void ChainLinks::link_house(const Grid& grid, House house, Digit digit) {
  const CellSet places = grid.cells(house, digit);
  if (places.size() < 2 || places.size() > 6) return;
  for (Cell cell : places) link_to_rest(grid, house, Fact(Candidate(cell, digit), false));
  for (Segment segment : segments_in(house) & groups(digit)) {
    link_to_rest(grid, house, Fact(digit, segment, false));
  }
}

/// Links a fact to the rest of a house where that is one candidate or one group.
void ChainLinks::link_to_rest(const Grid& grid, House house, Fact from) {
  const Digit digit = from.digit();
  const CellSet rest = grid.cells(house, digit) - from.cells(grid);
  if (rest.size() == 1) link(from, Fact(Candidate(rest.first(), digit), true));
  if (rest.size() != 2 && rest.size() != 3) return;
  for (Segment segment : segments_in(house) & groups(digit)) {
    if ((grid.cells(digit) & cells_of(segment)) == rest) link(from, Fact(digit, segment, true));
  }
}

SegmentSet ChainLinks::groups_denied_by(const Grid& grid, Digit digit, const CellSet& seen) const {
  SegmentSet denied;
  for (Segment segment : groups(digit)) {
    denied.insert_if(seen.contains(grid.cells(digit) & cells_of(segment)), segment);
  }
  return denied;
}

}  // namespace deduku::forcing
