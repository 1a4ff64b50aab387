#include "techniques/facts/links/node_links.hpp"

namespace deduku::links {

namespace {

void link_both(BitMatrix& links, int a, int b) {
  links.insert(a, b);
  links.insert(b, a);
}

}  // namespace

void Links::compute(const Grid& grid, Workspace&, LinkClass links) {
  nodes_.clear();
  for (auto& groups : groups_of_) groups.clear();
  cells_ = links == LinkClass::bivalue ? grid.cells_with_count(2) : grid.empty_cells();
  add_candidates(grid);
  if (links == LinkClass::grouped) add_groups(grid);
  weak_.reset(size(), size());
  strong_.reset(size(), size());
  if (links != LinkClass::one_digit) link_within_cells(grid, links);
  link_weakly_within_digits(grid);
  if (links != LinkClass::bivalue) link_strongly_in_houses(grid);
  find_dead_ends();
}

void Links::find_dead_ends() {
  dead_ends_.reset(1, size());
  for (int node = 0; node < size(); ++node) {
    if (strong_.is_empty(node)) dead_ends_.insert(0, node);
  }
}

void Links::add_candidates(const Grid& grid) {
  for (Cell cell : cells_) {
    for (Digit digit : grid.candidates(cell)) {
      node_of_candidate_[Candidate(cell, digit)] = static_cast<std::int16_t>(size());
      nodes_.push_back({digit, {cell}, cell, {}, false});
    }
  }
  candidate_count_ = size();
}

void Links::add_groups(const Grid& grid) {
  for (Digit digit : Digit::all()) {
    for (Segment segment : Segment::all()) {
      const CellSet cells = grid.cells(digit) & cells_of(segment);
      if (cells.size() < 2) continue;
      node_of_group_[digit][segment] = static_cast<std::int16_t>(size());
      groups_of_[digit].push_back(size());
      nodes_.push_back({digit, cells, cells.first(), segment, true});
    }
  }
}

void Links::link_within_cells(const Grid& grid, LinkClass links) {
  for (Cell cell : cells_) {
    const DigitSet digits = grid.candidates(cell);
    for (Digit a : digits) {
      for (Digit b : digits) {
        if (b <= a) continue;
        const int from = node_of({cell, a});
        const int to = node_of({cell, b});
        if (links != LinkClass::bivalue) link_both(weak_, from, to);
        if (digits.size() == 2) link_both(strong_, from, to);
      }
    }
  }
}

/// A node excludes the nodes that see all its cells: candidates, and groups of candidates.
void Links::link_weakly_within_digits(const Grid& grid) {
  for (int node = 0; node < size(); ++node) {
    const Digit digit = (*this)[node].digit;
    const CellSet seen = cells_ & grid.cells(digit) & common_peers((*this)[node].cells);
    for (Cell cell : seen) weak_.insert(node, node_of({cell, digit}));
    for (int group : groups_of_[digit]) {
      if (seen.contains((*this)[group].cells)) weak_.insert(node, group);
    }
  }
}

/// If all places of a digit in a house are in two nodes, one of them is true.
void Links::link_strongly_in_houses(const Grid& grid) {
  for (Digit digit : Digit::all()) {
    for (House house : House::all()) {
      if (grid.positions(house, digit).size() != 2) continue;
      const CellSet places = grid.cells(house, digit);
      link_both(strong_, node_of({places.first(), digit}), node_of({places.last(), digit}));
    }
  }
  for (int group = candidate_count_; group < size(); ++group) link_to_the_rest(grid, group);
}

/// Links a group to the candidate, or to the later group, that holds the other places of a house.
void Links::link_to_the_rest(const Grid& grid, int group) {
  const Digit digit = (*this)[group].digit;
  const CellSet& cells = (*this)[group].cells;
  for (House house : common_houses(cells)) {
    const CellSet rest = grid.cells(house, digit) - cells;
    if (rest.size() == 1) link_both(strong_, group, node_of({rest.first(), digit}));
    for (int other : groups_of_[digit]) {
      if (other > group && (*this)[other].cells == rest) link_both(strong_, group, other);
    }
  }
}

}  // namespace deduku::links
