// Steps from two strong links whose near ends share a house: Skyscraper, 2-String Kite, Turbot Fish, Empty Rectangle,
// and the duals, which combine two of them.
//
//     free === near            One end of each strong link holds the digit. At most one near end can, because
//               |  joint       they share the joint. So at least one free end holds it, and cells that see
//              near === free   both do not.
#pragma once

#include "src/core/argument_blocks.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/facts/step_kind.hpp"
#include "techniques/single_digit/empty_rectangles.hpp"
#include "techniques/single_digit/turbot_fishes.hpp"

namespace deduku::single_digit {

/// Two strong links of one digit; `near[i]` and `free[i]` are the ends of the link in `houses[i]`, cells one of which
/// holds the digit.
struct JoinedLinks {
  Digit digit;
  std::array<House, 2> houses;
  House joint;
  std::array<CellSet, 2> near;
  std::array<CellSet, 2> free;

  CellSet near_cells() const { return near[0] | near[1]; }
  CellSet free_cells() const { return free[0] | free[1]; }
  CellSet eliminations(const Grid& grid) const { return grid.cells(digit) & common_peers(free_cells()); }
  /// The links from one free end to the other.
  std::array<Link, 3> links() const {
    const Node a{free[0], digit};
    const Node b{near[0], digit};
    const Node c{near[1], digit};
    const Node d{free[1], digit};
    return {{{a, b, LinkKind::strong}, {b, c, LinkKind::weak}, {c, d, LinkKind::strong}}};
  }
};

inline JoinedLinks joined_links(const JoinedPairs& pairs) {
  const auto& [digit, lines, joint, near, free] = pairs;
  return {digit, lines, joint, {CellSet{near[0]}, CellSet{near[1]}}, {CellSet{free[0]}, CellSet{free[1]}}};
}

inline JoinedLinks joined_links(const TurbotFish& fish) {
  const auto& [digit, houses, joint, near, free] = fish;
  return {digit, houses, joint, {CellSet{near[0]}, CellSet{near[1]}}, {CellSet{free[0]}, CellSet{free[1]}}};
}

inline JoinedLinks joined_links(const EmptyRectangle& er) {
  return {er.digit, {er.pair, er.box}, er.joint, {CellSet{er.near}, er.hinge}, {CellSet{er.far}, er.arm}};
}

/// Adds the eliminations of two joined links, and their houses.
inline void add_joined_links(const Grid& grid, const JoinedLinks& joined, Step& step) {
  step.effects.removes.insert(joined.digit, joined.eliminations(grid));
  step.evidence.digits.insert(joined.digit);
  step.evidence.base |= HouseSet{joined.houses[0], joined.houses[1]};
  step.evidence.cover.insert(joined.joint);
}

/// States that a free end holds the digit, because of the strong links.
inline void argue(Evidence& evidence, const Grid& grid, const JoinedLinks& joined) {
  explain_by_cells(evidence, joined.digit, joined.eliminations(grid), joined.free_cells());
}

/// Removes the digit from every cell that sees both free ends; emits nothing if there is no such cell. The parts are in
/// the order of the links.
inline bool emit_joined_links(const Grid& grid, facts::StepKind kind, const JoinedLinks& joined, StepSink& sink) {
  if (joined.eliminations(grid).empty()) return false;
  Step step = kind.step();
  add_joined_links(grid, joined, step);
  for (const CellSet& near : joined.near) step.evidence.add(Role::body, near, {joined.digit});
  for (const CellSet& free : joined.free) step.evidence.add(Role::pincer, free, {joined.digit});
  const auto argue_links = [&](Evidence& evidence) { argue(evidence, grid, joined); };
  return sink.emit(step, argue_links, joined.links());
}

/// Emits two of them with different effects as one step: the near ends of each are a part, and so are its free ends.
inline bool emit_dual(const Grid& grid, facts::StepKind kind, std::span<const JoinedLinks, 2> duals, StepSink& sink) {
  Step step = kind.step();
  std::array<Link, 6> links;
  for (std::size_t i = 0; i < 2; ++i) {
    add_joined_links(grid, duals[i], step);
    step.evidence.add(Role::body, duals[i].near_cells(), {duals[i].digit});
    step.evidence.add(Role::pincer, duals[i].free_cells(), {duals[i].digit});
    std::ranges::copy(duals[i].links(), links.begin() + static_cast<std::ptrdiff_t>(3 * i));
  }
  const auto argue_both = [&](Evidence& evidence) {
    for (const JoinedLinks& each : duals) argue(evidence, grid, each);
  };
  return sink.emit(step, argue_both, links);
}

}  // namespace deduku::single_digit
