// The branches of a proof, followed node by node: each must follow from its parents by its cause, on the grid alone.
// Shares no code with the finders.
#pragma once

#include <gmock/gmock.h>

#include <algorithm>

#include "deduku/step.hpp"

namespace deduku::testing {

/// Whether a house is of the kind named by a cause.
inline bool is_cause(Cause cause, House house) {
  if (cause == Cause::row) return house.kind() == HouseKind::row;
  if (cause == Cause::column) return house.kind() == HouseKind::column;
  return cause == Cause::box && house.is_box();
}

/// Whether the nodes are all candidates of one cell.
inline bool fill_a_cell(const Grid& grid, const std::vector<Node>& nodes) {
  CellSet cells;
  DigitSet digits;
  for (const Node& node : nodes) {
    cells |= node.cells;
    digits.insert(node.digit);
  }
  return cells.size() == 1 && digits == grid.candidates(cells.first());
}

/// Whether the nodes are all places of their digit in a house of the kind named by a cause.
inline bool fill_a_house(const Grid& grid, const std::vector<Node>& nodes, Cause cause) {
  CellSet cells;
  for (const Node& node : nodes) {
    if (node.digit != nodes.front().digit || node.cells.intersects(cells)) return false;
    cells |= node.cells;
  }
  for (House house : common_houses(cells)) {
    if (is_cause(cause, house) && grid.cells(house, nodes.front().digit) == cells) return true;
  }
  return false;
}

/// Whether the nodes are the guardians, one of which is true for a separate reason; false if there are no guardians.
inline bool are_guardians(const CandidateSet& guardians, const std::vector<Node>& nodes) {
  CandidateSet candidates;
  for (const Node& node : nodes) candidates.insert(node.digit, node.cells);
  return !guardians.empty() && candidates == guardians;
}

/// Whether at most one of the nodes can be true, because of a cause.
inline bool exclude_each_other(const Node& a, const Node& b, Cause cause) {
  if (cause == Cause::cell) return a.digit != b.digit && a.cells == b.cells && a.cells.size() == 1;
  if (a.digit != b.digit || a.cells.intersects(b.cells)) return false;
  for (House house : common_houses(a.cells | b.cells)) {
    if (is_cause(cause, house)) return true;
  }
  return false;
}

constexpr std::array place_causes = {Cause::cell, Cause::row, Cause::column, Cause::box};

/// Whether the claims of the parents of a contradiction are impossible together: two true nodes, or all candidates of a
/// place or all guardians false.
inline bool is_impossible(const Grid& grid, const std::vector<Node>& nodes, bool are_true,
                          const CandidateSet& guardians = {}) {
  if (!are_true && are_guardians(guardians, nodes)) return true;
  return std::ranges::any_of(place_causes, [&](Cause cause) {
    if (are_true) return nodes.size() == 2 && exclude_each_other(nodes[0], nodes[1], cause);
    return cause == Cause::cell ? fill_a_cell(grid, nodes) : fill_a_house(grid, nodes, cause);
  });
}

/// Whether a node depends on another branch.
inline bool rests_on_another(const BranchNode& node) {
  return node.cause == Cause::trial || node.cause == Cause::outer;
}

/// Whether a node follows from its parents, all with the required truth. A node that depends on another branch is
/// false, and so are the nodes taken over from it (`check_trial` checks the rest).
inline bool follows(const Grid& grid, const Branch& branch, const BranchNode& node, const CandidateSet& guardians) {
  std::vector<Node> nodes;
  if (rests_on_another(node)) {
    return !node.is_true &&
           std::ranges::none_of(branch.parents(node), [&](std::size_t parent) { return branch.nodes[parent].is_true; });
  }
  const bool wants_true =
      node.cause == Cause::contradiction ? branch.nodes[branch.parents(node).front()].is_true : !node.is_true;
  for (std::size_t parent : branch.parents(node)) {
    if (branch.nodes[parent].is_true != wants_true) return false;
    nodes.push_back(branch.nodes[parent].node);
  }
  if (node.cause == Cause::contradiction) return is_impossible(grid, nodes, wants_true, guardians);
  if (!node.is_true) return nodes.size() == 1 && exclude_each_other(nodes[0], node.node, node.cause);
  nodes.push_back(node.node);
  if (node.cause == Cause::guardian) return are_guardians(guardians, nodes);
  return node.cause == Cause::cell ? fill_a_cell(grid, nodes) : fill_a_house(grid, nodes, node.cause);
}

/// Each node exists on the grid, occurs once, and follows from earlier nodes; each except the last is used by another
/// one. `guardians`: candidates, one of which is true for a reason given elsewhere.
inline void check_nodes(const Grid& grid, const Branch& branch, const CandidateSet& guardians = {}) {
  ASSERT_FALSE(branch.nodes.empty());
  std::vector<bool> is_used(branch.nodes.size());
  for (std::size_t i = 0; i < branch.nodes.size(); ++i) {
    const BranchNode& node = branch.nodes[i];
    EXPECT_TRUE(grid.cells(node.node.digit).contains(node.node.cells)) << i;
    EXPECT_EQ(node.cause == Cause::assumption, i == 0);
    if (!rests_on_another(node)) {
      EXPECT_EQ(branch.parents(node).empty(), i == 0);
    }
    for (std::size_t parent : branch.parents(node)) {
      ASSERT_LT(parent, i);
      is_used[parent] = true;
    }
    if (i > 0) {
      EXPECT_TRUE(follows(grid, branch, node, guardians)) << i;
    }
    if (node.cause == Cause::contradiction) {
      EXPECT_EQ(i + 1, branch.nodes.size());
      EXPECT_EQ(node.node, branch.nodes.front().node);
      EXPECT_NE(node.is_true, branch.nodes.front().is_true);
    }
    const auto is_same = [&](const BranchNode& other) {
      return other.node == node.node && other.is_true == node.is_true;
    };
    EXPECT_EQ(std::ranges::count_if(branch.nodes, is_same), 1) << i;
  }
  is_used.back() = true;
  EXPECT_TRUE(std::ranges::all_of(is_used, std::identity())) << "proved in vain";
}

/// The same for a branch that is a proof by itself.
inline void check_branch(const Grid& grid, const Branch& branch, const CandidateSet& guardians = {}) {
  check_nodes(grid, branch, guardians);
  EXPECT_TRUE(std::ranges::none_of(branch.nodes, rests_on_another));
}

/// The nodes of a branch with a cause.
inline std::vector<Node> nodes_with(const Branch& branch, Cause cause) {
  std::vector<Node> nodes;
  for (const BranchNode& node : branch.nodes) {
    if (node.cause == cause) nodes.push_back(node.node);
  }
  return nodes;
}

/// A node that a trial proves: the nested branch assumes its negation, ends in a contradiction, and takes over exactly
/// the parents of the node.
inline void check_trial(const Branch& branch, const BranchNode& node, const Branch& within) {
  EXPECT_EQ(within.nodes.front().node, node.node);
  EXPECT_TRUE(within.nodes.front().is_true);
  EXPECT_EQ(within.nodes.back().cause, Cause::contradiction);
  std::vector<Node> parents;
  for (std::size_t parent : branch.parents(node)) parents.push_back(branch.nodes[parent].node);
  EXPECT_THAT(parents, ::testing::UnorderedElementsAreArray(nodes_with(within, Cause::outer)));
}

/// Branches, the first of which is the proof; each of the others proves one node of an earlier one. Returns the nesting
/// depth.
inline int check_tree(const Grid& grid, const Branches& branches) {
  std::vector<int> depths(branches.size());
  depths[0] = 1;
  EXPECT_TRUE(nodes_with(branches[0], Cause::outer).empty());
  for (std::size_t i = 0; i < branches.size(); ++i) {
    const Branch branch = branches[i];
    check_nodes(grid, branch);
    EXPECT_GT(depths[i], 0) << "branch " << i << " proves nothing";
    for (const BranchNode& node : branch.nodes) {
      if (node.cause != Cause::trial) continue;
      EXPECT_GT(node.branch, i);
      EXPECT_EQ(depths.at(node.branch), 0) << "branch " << node.branch << " proves two nodes";
      depths[node.branch] = depths[i] + 1;
      check_trial(branch, node, branches[node.branch]);
    }
  }
  return *std::ranges::max_element(depths);
}

/// Whether a node states that a candidate is true or false.
inline bool says(const BranchNode& node, Candidate candidate, bool is_true) {
  return node.node == Node{{candidate.cell()}, candidate.digit()} && node.is_true == is_true;
}

/// The only candidate that a step places or removes, and whether it is placed.
struct SoleEffect {
  Candidate candidate;
  bool is_true;
};
inline SoleEffect sole_effect(const Step& step) {
  EXPECT_EQ(step.effects.places.size() + step.effects.removes.size(), 1);
  return step.effects.places.empty() ? SoleEffect{step.effects.removes.first(), false}
                                     : SoleEffect{step.effects.places.first(), true};
}

}  // namespace deduku::testing
