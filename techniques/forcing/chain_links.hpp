// The links of a grid from which chains are made: which fact follows from which one fact at once.
#pragma once

#include "techniques/forcing/forcing_facts.hpp"

namespace deduku::forcing {

/// All groups and strong links of a grid. Weak links (on to off) are read off the geometry.
class ChainLinks {
 public:
  void rebuild(const Grid& grid);

  /// Where a digit has groups.
  SegmentSet groups(Digit digit) const { return groups_[digit.index()]; }
  /// What is on because `off` is off: the other candidate of a cell, the rest of a house.
  std::span<const Fact> strong(Fact off) const {
    const Targets& targets = strong_[static_cast<std::size_t>(off.subject())];
    return {targets.list.data(), targets.count};
  }
  /// The groups of the digit that are off because each cell of them is seen.
  SegmentSet groups_denied_by(const Grid& grid, Digit digit, const CellSet& seen) const;

 private:
  /// One per house, and one in a cell.
  struct Targets {
    std::array<Fact, 4> list;
    std::uint8_t count = 0;
  };
  void link(Fact from, Fact to);
  void link_cell(const Grid& grid, Cell cell);
  void link_house(const Grid& grid, House house, Digit digit);
  void link_to_rest(const Grid& grid, House house, Fact from);

  std::array<SegmentSet, Digit::count> groups_{};
  std::array<Targets, Fact::count / 2> strong_{};
};

}  // namespace deduku::forcing
