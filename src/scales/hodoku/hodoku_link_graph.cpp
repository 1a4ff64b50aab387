#include "src/scales/hodoku/hodoku_link_graph.hpp"

#include <algorithm>

#include "src/core/segments.hpp"

namespace deduku::hodoku {

void HodokuLinkGraph::build(const Grid& grid, LinkRule rule) {
  nodes_.clear();
  for (auto& groups : groups_of_) groups.clear();
  cells_ = rule == LinkRule::xy_chain ? grid.cells_with_count(2) : grid.empty_cells();
  add_candidates(grid);
  if (rule == LinkRule::grouped) add_groups(grid);
  words_ = (size() + 63) / 64;
  weak_.assign(words_ * size(), 0);
  strong_.assign(words_ * size(), 0);
  if (rule != LinkRule::x_chain) link_within_cells(grid, rule);
  link_weakly_within_digits(grid);
  if (rule != LinkRule::xy_chain) link_strongly_in_houses(grid);
  find_dead_ends();
}

void HodokuLinkGraph::find_dead_ends() {
  dead_ends_.assign(words_, 0);
  for (int node = 0; node < size(); ++node) {
    if (std::all_of(strong(node), strong(node) + words_, [](std::uint64_t word) { return word == 0; })) {
      dead_ends_[static_cast<std::size_t>(node / 64)] |= std::uint64_t{1} << (node % 64);
    }
  }
}

void HodokuLinkGraph::add_candidates(const Grid& grid) {
  for (Cell cell : cells_) {
    for (Digit digit : grid.candidates(cell)) {
      node_of_[Candidate(cell, digit).index()] = static_cast<std::int16_t>(nodes_.size());
      nodes_.push_back({digit, {cell}, cell, false});
    }
  }
  candidate_count_ = size();
}

void HodokuLinkGraph::add_groups(const Grid& grid) {
  for (Digit digit : Digit::all()) {
    for (Segment segment : Segment::all()) {
      const CellSet cells = grid.cells(digit) & cells_of(segment);
      if (cells.size() < 2) continue;
      groups_of_[digit.index()].push_back(size());
      nodes_.push_back({digit, cells, cells.first(), true});
    }
  }
}

void HodokuLinkGraph::link_within_cells(const Grid& grid, LinkRule rule) {
  for (Cell cell : cells_) {
    const DigitSet digits = grid.candidates(cell);
    for (Digit a : digits) {
      for (Digit b : digits) {
        if (b <= a) continue;
        const int from = node_of({cell, a});
        const int to = node_of({cell, b});
        if (rule != LinkRule::xy_chain) link_both(weak_, from, to);
        if (digits.size() == 2) link_both(strong_, from, to);
      }
    }
  }
}

/// A node excludes what sees all its cells: candidates, and groups of such.
void HodokuLinkGraph::link_weakly_within_digits(const Grid& grid) {
  for (int node = 0; node < size(); ++node) {
    const auto& [digit, cells, first, is_group] = (*this)[node];
    const CellSet seen = cells_ & grid.cells(digit) & common_peers(cells);
    for (Cell cell : seen) link(weak_, node, node_of({cell, digit}));
    for (int group : groups_of_[digit.index()]) {
      if (seen.contains((*this)[group].cells)) link(weak_, node, group);
    }
  }
}

/// Where all places of a digit in a house are in two nodes, one of them is true.
void HodokuLinkGraph::link_strongly_in_houses(const Grid& grid) {
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
void HodokuLinkGraph::link_to_the_rest(const Grid& grid, int group) {
  const auto& [digit, cells, first, is_group] = (*this)[group];
  for (House house : common_houses(cells)) {
    const CellSet rest = grid.cells(house, digit) - cells;
    if (rest.size() == 1) link_both(strong_, group, node_of({rest.first(), digit}));
    for (int other : groups_of_[digit.index()]) {
      if (other > group && (*this)[other].cells == rest) link_both(strong_, group, other);
    }
  }
}

}  // namespace deduku::hodoku
