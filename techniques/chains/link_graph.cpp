#include "techniques/chains/link_graph.hpp"

#include "src/core/segments.hpp"

namespace deduku::chains {

namespace {

/// Whether cells are one candidate of a digit, or all it has in a segment.
bool is_candidate_or_group(const Grid& grid, Digit digit, const CellSet& cells) {
  if (cells.size() == 1) return true;
  const std::optional<Segment> segment = segment_of(cells);
  return segment && (grid.cells(digit) & cells_of(*segment)) == cells;
}

}  // namespace

void LinkGraph::build(const Grid& grid, LinkClass links) {
  nodes_.clear();
  strong_list_.clear();
  for (auto& nodes : nodes_of_digit_) nodes.clear();
  single_.fill(0);
  for (auto& groups : group_) groups.fill(0);
  if (links != LinkClass::one_digit) add_cell_links(grid);
  if (links != LinkClass::bivalue) add_house_links(grid, links >= LinkClass::grouped);

  strong_.reset(size(), size());
  for (const auto& [a, b] : strong_list_) {
    strong_.insert(a, b);
    strong_.insert(b, a);
  }
  const bool inside_cells = links >= LinkClass::plain;
  add_weak_links(inside_cells);
  add_effects(grid, inside_cells);
}

void LinkGraph::add_cell_links(const Grid& grid) {
  for (Cell cell : grid.cells_with_count(2)) {
    const DigitSet digits = grid.candidates(cell);
    const int a = node_of(grid, digits.first(), {cell});
    const int b = node_of(grid, digits.last(), {cell});
    strong_list_.push_back({static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b)});
  }
}

void LinkGraph::add_house_links(const Grid& grid, bool grouped) {
  for (House house : House::all()) {
    for (Digit digit : Digit::all()) {
      const PositionSet places = grid.positions(house, digit);
      if (places.size() == 2) {
        const int a = node_of(grid, digit, {cell_at(house, places.first())});
        const int b = node_of(grid, digit, {cell_at(house, places.last())});
        strong_list_.push_back({static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b)});
      } else if (grouped && places.size() > 2) {
        add_group_links(grid, house, digit);
      }
    }
  }
}

/// Links of a group with what is left of the house, where that is a node too.
void LinkGraph::add_group_links(const Grid& grid, House house, Digit digit) {
  const CellSet places = grid.cells(house, digit);
  for (Segment segment : segments_in(house)) {
    const CellSet group = places & cells_of(segment);
    const CellSet rest = places - cells_of(segment);
    if (group.size() < 2 || rest.empty() || !is_candidate_or_group(grid, digit, rest)) continue;
    const int a = node_of(grid, digit, group);
    const int b = node_of(grid, digit, rest);
    strong_list_.push_back({static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b)});
  }
}

int LinkGraph::add_node(const Grid& grid, Digit digit, const CellSet& cells) {
  nodes_.push_back({digit, cells, grid.cells(digit) & common_peers(cells)});
  nodes_of_digit_[digit.index()].push_back(static_cast<std::uint16_t>(size() - 1));
  return size() - 1;
}

/// The node for a candidate or group, made if need be.
int LinkGraph::node_of(const Grid& grid, Digit digit, const CellSet& cells) {
  std::uint16_t& known = cells.size() == 1 ? single_[Candidate(cells.first(), digit).index()]
                                           : group_[digit.index()][segment_of(cells)->index()];
  if (known == 0) known = static_cast<std::uint16_t>(add_node(grid, digit, cells) + 1);
  return known - 1;
}

void LinkGraph::add_weak_links(bool inside_cells) {
  weak_.reset(size(), size());
  for (const auto& nodes : nodes_of_digit_) {
    for (std::uint16_t a : nodes) {
      for (std::uint16_t b : nodes) {
        if (b < a && (*this)[a].seen.contains((*this)[b].cells)) {
          weak_.insert(a, b);
          weak_.insert(b, a);
        }
      }
    }
  }
  if (!inside_cells) return;
  for (int a = 0; a < size(); ++a) {
    if (!(*this)[a].is_single()) continue;
    for (Digit digit : Digit::all()) {
      const int b = single_[Candidate((*this)[a].cells.first(), digit).index()] - 1;
      if (b >= 0 && b != a) weak_.insert(a, b);
    }
  }
}

/// For each candidate the nodes that exclude it; any two of those have an effect in common.
void LinkGraph::add_effects(const Grid& grid, bool inside_cells) {
  excluders_.reset(Candidate::count, size());
  for (int a = 0; a < size(); ++a) {
    const ChainNode& node = (*this)[a];
    for (Cell cell : node.seen) excluders_.insert(Candidate(cell, node.digit).index(), a);
    if (!inside_cells || !node.is_single()) continue;
    for (Digit digit : grid.candidates(node.cells.first()) - DigitSet{node.digit}) {
      excluders_.insert(Candidate(node.cells.first(), digit).index(), a);
    }
  }
  effective_.reset(size(), size());
  for (int candidate = 0; candidate < Candidate::count; ++candidate) {
    const BitMatrix::Word* excluders = excluders_.row(candidate);
    for_each_bit(excluders, words(), [&](int node) { unite(effective_.row(node), excluders, words()); });
  }
}

CandidateSet LinkGraph::excluded_by(const Grid& grid, int node) const {
  const ChainNode& excluder = (*this)[node];
  CandidateSet excluded(excluder.digit, excluder.seen);
  if (excluder.is_single()) {
    const Cell cell = excluder.cells.first();
    excluded.insert(cell, grid.candidates(cell) - DigitSet{excluder.digit});
  }
  return excluded;
}

}  // namespace deduku::chains
