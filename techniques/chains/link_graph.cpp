#include "techniques/chains/link_graph.hpp"

#include "src/core/segments.hpp"

namespace deduku::chains {

void LinkGraph::build(const Grid& grid, const links::Links& links, LinkClass link_class) {
  nodes_.clear();
  sources_.clear();
  place_of_.assign(static_cast<std::size_t>(links.size()), -1);
  if (link_class != LinkClass::one_digit) add_nodes_of_cells(grid, links);
  if (link_class != LinkClass::bivalue) add_nodes_of_houses(grid, links, link_class >= LinkClass::grouped);
  add_links(links);
  add_effects(grid, link_class >= LinkClass::plain);
}

void LinkGraph::add_nodes_of_cells(const Grid& grid, const links::Links& links) {
  for (Cell cell : grid.cells_with_count(2)) {
    for (Digit digit : grid.candidates(cell)) add_node(grid, links, links.node_of({cell, digit}));
  }
}

void LinkGraph::add_nodes_of_houses(const Grid& grid, const links::Links& links, bool grouped) {
  for (House house : House::all()) {
    for (Digit digit : Digit::all()) {
      const int places = grid.positions(house, digit).size();
      if (places == 2) {
        for (Cell cell : grid.cells(house, digit)) add_node(grid, links, links.node_of({cell, digit}));
      } else if (grouped && places > 2) {
        add_groups(grid, links, house, digit);
      }
    }
  }
}

/// Adds groups that have a strong link with the node of the rest of the house.
void LinkGraph::add_groups(const Grid& grid, const links::Links& links, House house, Digit digit) {
  const CellSet places = grid.cells(house, digit);
  for (Segment segment : segments_in(house)) {
    const CellSet rest = places - cells_of(segment);
    if (places.size() - rest.size() < 2) continue;
    const int group = links.node_of(digit, segment);
    for_each_bit(links.strong(group), links.words(), [&](int other) {
      if (links[other].cells != rest) return;
      add_node(grid, links, group);
      add_node(grid, links, other);
    });
  }
}

/// Adds a node unless it exists.
void LinkGraph::add_node(const Grid& grid, const links::Links& links, int node) {
  int& place = place_of_[static_cast<std::size_t>(node)];
  if (place >= 0) return;
  place = size();
  const links::LinkNode& source = links[node];
  nodes_.push_back({source.digit, source.cells, grid.cells(source.digit) & common_peers(source.cells)});
  sources_.push_back(node);
}

void LinkGraph::add_links(const links::Links& links) {
  strong_.reset(size(), size());
  weak_.reset(size(), size());
  for (int node = 0; node < size(); ++node) {
    const int source = sources_[static_cast<std::size_t>(node)];
    const auto add_to = [&](BitMatrix& matrix, int other) {
      const int place = place_of_[static_cast<std::size_t>(other)];
      if (place >= 0) matrix.insert(node, place);
    };
    for_each_bit(links.strong(source), links.words(), [&](int other) { add_to(strong_, other); });
    for_each_bit(links.weak(source), links.words(), [&](int other) { add_to(weak_, other); });
  }
}

/// For each candidate, the nodes that exclude it; any two of them have an effect in common.
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
