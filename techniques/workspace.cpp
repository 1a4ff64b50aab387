#include "techniques/workspace.hpp"

#include "techniques/kernels/unique_rectangle.hpp"

namespace deduku {

void Workspace::find_conjugate_pairs(const Grid& grid, Digit digit) {
  pairs_known_.insert(digit);
  Pairs& pairs = conjugate_pairs_[digit.index()];
  pairs.count = 0;
  for (House house : House::all()) {
    const PositionSet positions = grid.positions(house, digit);
    if (positions.size() != 2) continue;
    const Cell first = cell_at(house, positions.first());
    const Cell second = cell_at(house, positions.last());
    pairs.list[pairs.count++] = {digit, house, first, second};
  }
}

const AlmostLockedSets& Workspace::almost_locked_sets(const Grid& grid) {
  if (!almost_locked_sets_known_) almost_locked_sets_.fill(grid);
  almost_locked_sets_known_ = true;
  return almost_locked_sets_;
}

const RestrictedCommons& Workspace::restricted_commons(const Grid& grid) {
  if (!restricted_commons_known_) restricted_commons_.fill(grid, almost_locked_sets(grid));
  restricted_commons_known_ = true;
  return restricted_commons_;
}

const PairExclusions& Workspace::pair_exclusions(const Grid& grid) {
  if (!pair_exclusions_known_) pair_exclusions_.fill(almost_locked_sets(grid));
  pair_exclusions_known_ = true;
  return pair_exclusions_;
}

const kernel::Intersections& Workspace::intersections(const Grid& grid) {
  if (!intersections_known_) intersections_.find<kernel::StandardOrder>(grid);
  intersections_known_ = true;
  return intersections_;
}

const CommonVictims& Workspace::common_victims(const Grid& grid) {
  if (!common_victims_known_) common_victims_.fill(almost_locked_sets(grid));
  common_victims_known_ = true;
  return common_victims_;
}

SetWalks& Workspace::set_walks(const Grid& grid) {
  if (!set_walks_known_) set_walks_.fill(almost_locked_sets(grid), restricted_commons(grid));
  set_walks_known_ = true;
  return set_walks_;
}

std::span<const kernel::DeadlyPattern> Workspace::unique_rectangles(const Grid& grid) {
  if (unique_rectangles_known_) return unique_rectangles_;
  unique_rectangles_known_ = true;
  unique_rectangles_.clear();
  for (Cell corner : bivalue_cells(grid)) {
    kernel::add_rectangles_at(grid, corner, promise_ == Promise::givens, unique_rectangles_);
  }
  return unique_rectangles_;
}

chains::ChainSpace& Workspace::chain_space(const Grid& grid, chains::LinkClass links) {
  chains::ChainSpace& space = chain_facts_.spaces[static_cast<std::size_t>(links)];
  if (space.is_known) return space;
  space.graph.build(grid, links);
  space.search.begin(space.graph);
  space.is_known = true;
  return space;
}

}  // namespace deduku
