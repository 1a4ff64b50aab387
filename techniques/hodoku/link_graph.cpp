#include "techniques/hodoku/link_graph.hpp"

#include <algorithm>

namespace deduku::hodoku {

namespace {

/// Whether every cell of the one sees every cell of the other.
bool exclude_each_other(const ChainNode& a, const ChainNode& b) {
  if (a.cells.intersects(b.cells)) return false;
  for (Cell cell : a.cells) {
    if (!peers(cell).contains(b.cells)) return false;
  }
  return true;
}

}  // namespace

void LinkGraph::build(const Grid& grid, LinkRule rule) {
  nodes_.clear();
  for (auto& nodes : of_digit_) nodes.clear();
  add_candidates(grid);
  if (rule == LinkRule::grouped) add_groups(grid);
  words_ = (size() + 63) / 64;
  weak_.assign(static_cast<std::size_t>(words_ * size()), 0);
  strong_.assign(static_cast<std::size_t>(words_ * size()), 0);
  link_cells(grid, rule);
  link_weakly_within_digits();
  if (rule != LinkRule::xy_chain) link_strongly_in_houses(grid);
  find_dead_ends();
}

void LinkGraph::find_dead_ends() {
  dead_ends_.assign(static_cast<std::size_t>(words_), 0);
  for (int node = 0; node < size(); ++node) {
    if (std::all_of(strong(node), strong(node) + words_, [](std::uint64_t word) { return word == 0; })) {
      dead_ends_[static_cast<std::size_t>(node / 64)] |= std::uint64_t{1} << (node % 64);
    }
  }
}

void LinkGraph::add_candidates(const Grid& grid) {
  for (Cell cell : grid.empty_cells()) {
    for (Digit digit : grid.candidates(cell)) {
      node_of_[Candidate(cell, digit).index()] = static_cast<std::int16_t>(nodes_.size());
      of_digit_[digit.index()].push_back(size());
      nodes_.push_back({digit, {cell}, cell, false});
    }
  }
  candidate_count_ = size();
}

void LinkGraph::add_groups(const Grid& grid) {
  for (Digit digit : Digit::all()) {
    for (int line = 0; line < 18; ++line) {
      for (int i = 0; i < 3; ++i) {
        const House box = cell_at(House(line), Position(3 * i)).box();
        const CellSet cells = grid.cells(House(line), digit) & cells_of(box);
        if (cells.size() < 2) continue;
        of_digit_[digit.index()].push_back(size());
        nodes_.push_back({digit, cells, cells.first(), true});
      }
    }
  }
}

void LinkGraph::link_cells(const Grid& grid, LinkRule rule) {
  if (rule == LinkRule::x_chain) return;
  for (Cell cell : grid.empty_cells()) {
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

void LinkGraph::link_weakly_within_digits() {
  for (const auto& nodes : of_digit_) {
    for (std::size_t i = 0; i < nodes.size(); ++i) {
      for (std::size_t j = i + 1; j < nodes.size(); ++j) {
        if (exclude_each_other((*this)[nodes[i]], (*this)[nodes[j]])) link_both(weak_, nodes[i], nodes[j]);
      }
    }
  }
}

/// Two nodes that share all places of a digit in a house: one of them is true. Two groups have six at most.
void LinkGraph::link_strongly_in_houses(const Grid& grid) {
  const int most_places = size() > candidate_count_ ? 6 : 2;
  for (Digit digit : Digit::all()) {
    for (House house : House::all()) {
      const CellSet places = grid.cells(house, digit);
      if (2 <= places.size() && places.size() <= most_places) link_halves(digit, places);
    }
  }
}

void LinkGraph::link_halves(Digit digit, const CellSet& places) {
  const auto& nodes = of_digit_[digit.index()];
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const CellSet& cells = (*this)[nodes[i]].cells;
    if (!places.contains(cells)) continue;
    for (std::size_t j = i + 1; j < nodes.size(); ++j) {
      if ((*this)[nodes[j]].cells == places - cells) link_both(strong_, nodes[i], nodes[j]);
    }
  }
}

}  // namespace deduku::hodoku
