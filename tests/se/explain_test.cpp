// The explanations of the rater for each step: evidence that fits the grid, and chains whose every node follows.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>
#include <set>

#include "deduku/explain.hpp"
#include "deduku/se_rating.hpp"
#include "tests/support/puzzle_file.hpp"
#include "tests/support/random_puzzle.hpp"

namespace deduku::testing {
namespace {

constexpr int first_multiple = 22;  ///< from here on, steps have several chains or contradictions
constexpr int contradiction_key = 7;

Cell cell_of(const BranchNode& node) {
  return node.node.cells.first();
}

CellSet cells_of_parents(const Branch& branch, const BranchNode& node) {
  CellSet cells;
  for (std::uint16_t parent : branch.parents(node)) cells |= branch.nodes[parent].node.cells;
  return cells;
}

House house_of(const BranchNode& node) {
  const Cell cell = cell_of(node);
  if (node.cause == Cause::row) return cell.row();
  return node.cause == Cause::column ? cell.column() : cell.box();
}

bool is_link(Cause cause) {
  return cause == Cause::cell || cause == Cause::box || cause == Cause::row || cause == Cause::column;
}

/// A true candidate: everything else in its cell, or every other place of the digit in its house, is false.
void expect_forced(const Grid& before, const Branch& branch, const BranchNode& node) {
  const Cell cell = cell_of(node);
  const Digit digit = node.node.digit;
  DigitSet digits;
  for (std::uint16_t parent : branch.parents(node)) digits.insert(branch.nodes[parent].node.digit);
  if (node.cause != Cause::cell) {
    const CellSet others = (before.cells(digit) & cells_of(house_of(node))) - CellSet{cell};
    EXPECT_EQ(cells_of_parents(branch, node), others);
    EXPECT_EQ(digits, DigitSet{digit});
    return;
  }
  EXPECT_EQ(digits, before.candidates(cell) - DigitSet{digit});
  EXPECT_EQ(cells_of_parents(branch, node), CellSet{cell});
}

/// A false candidate: a true one is in its cell or its house.
void expect_excluded(const Branch& branch, const BranchNode& node) {
  ASSERT_EQ(node.parent_count, 1);
  const BranchNode& parent = branch.nodes[branch.parents(node)[0]];
  EXPECT_TRUE(parent.is_true);
  EXPECT_NE(parent.node, node.node);
  if (node.cause == Cause::cell) {
    EXPECT_EQ(parent.node.cells, node.node.cells);
  } else {
    EXPECT_EQ(parent.node.digit, node.node.digit);
    EXPECT_TRUE(cells_of(house_of(node)).contains(parent.node.cells));
  }
}

void expect_every_node_follows(const Grid& before, const Branch& branch) {
  ASSERT_FALSE(branch.nodes.empty());
  EXPECT_EQ(branch.nodes[0].cause, Cause::assumption);
  EXPECT_EQ(branch.nodes[0].parent_count, 0);
  for (std::size_t i = 1; i < branch.nodes.size(); ++i) {
    const BranchNode& node = branch.nodes[i];
    EXPECT_EQ(node.node.cells.size(), 1);
    ASSERT_GT(node.parent_count, 0);
    for (std::uint16_t parent : branch.parents(node)) {
      ASSERT_LT(parent, i);
      if (node.is_true || is_pattern(node.cause)) {
        EXPECT_FALSE(branch.nodes[parent].is_true);
      }
    }
    if (!is_link(node.cause)) {
      EXPECT_TRUE(is_pattern(node.cause));
      EXPECT_FALSE(node.is_true);
    } else if (node.is_true) {
      expect_forced(before, branch, node);
    } else {
      expect_excluded(branch, node);
    }
  }
}

/// The effects of the step are those of the conclusion. The eliminations of a placement in its cell are not separate
/// effects.
void expect_effect(const StepView& view, const Node& node, bool is_true) {
  const CandidateSet conclusion{{node.cells.first(), node.digit}};
  EXPECT_EQ(view.step.effects.places, is_true ? conclusion : CandidateSet());
  EXPECT_EQ(view.step.effects.removes, is_true ? CandidateSet() : conclusion);
}

void expect_one_chain(const SeEvent& event) {
  ASSERT_EQ(event.view.branches.size(), 1U);
  const auto nodes = event.view.branches[0].nodes;
  EXPECT_EQ(nodes.front().node, nodes.back().node);
  const bool is_cycle = event.rated.variant == 1;
  EXPECT_EQ(nodes.front().is_true == nodes.back().is_true, is_cycle);
  EXPECT_EQ(nodes.size(), static_cast<std::size_t>(event.rated.complexity + (is_cycle ? 1 : 0)));
  if (!is_cycle) expect_effect(event.view, nodes.back().node, nodes.back().is_true);
}

void expect_several_chains(const SeEvent& event) {
  const std::size_t count = event.view.branches.outer_count();
  ASSERT_GE(count, 2U);
  const BranchNode& end = event.view.branches[0].nodes.back();
  const bool is_contradiction = event.rated.sort_key == contradiction_key;
  for (std::size_t i = 0; i < count; ++i) {
    EXPECT_EQ(event.view.branches[i].nodes.back().node, end.node);
    if (!is_contradiction) {
      EXPECT_EQ(event.view.branches[i].nodes.back().is_true, end.is_true);
    }
  }
  if (is_contradiction) {
    const BranchNode& assumption = event.view.branches[0].nodes.front();
    EXPECT_EQ(event.view.branches[1].nodes.front().node, assumption.node);
    EXPECT_TRUE(end.is_true);
    EXPECT_FALSE(event.view.branches[1].nodes.back().is_true);
    expect_effect(event.view, assumption.node, !assumption.is_true);
  } else {
    expect_effect(event.view, end.node, end.is_true);
  }
}

/// The branches that prove the eliminations of a chain are chains themselves.
void expect_proved(const StepView& view, const BranchNode& node) {
  ASSERT_GT(node.branch_count, 0);
  ASSERT_LE(static_cast<std::size_t>(node.branch + node.branch_count), view.branches.size());
  for (int i = 0; i < node.branch_count; ++i) {
    const Branch branch = view.branches[static_cast<std::size_t>(node.branch + i)];
    ASSERT_FALSE(branch.nodes.empty());
    EXPECT_EQ(branch.nodes.front().cause, Cause::assumption);
    for (std::size_t place = 1; place < branch.nodes.size(); ++place) {
      ASSERT_GT(branch.nodes[place].parent_count, 0);
      for (std::uint16_t parent : branch.parents(branch.nodes[place])) EXPECT_LT(parent, place);
    }
  }
}

/// Every node with the cause chain has branches, and every inner branch is one of them.
void expect_inner_chains(const StepView& view) {
  std::set<std::size_t> needed;
  for (std::size_t i = 0; i < view.branches.size(); ++i) {
    for (const BranchNode& node : view.branches[i].nodes) {
      EXPECT_EQ(node.cause == Cause::chain, node.branch_count > 0);
      if (node.branch_count == 0) continue;
      expect_proved(view, node);
      const std::string number = std::to_string(view.branches.size() - node.branch);  // the last one is reported first
      EXPECT_TRUE(std::regex_search(sentence(view), std::regex("chain [0-9, ]*" + number + "[,)]"))) << sentence(view);
      EXPECT_THAT(sentence(view),
                  ::testing::HasSubstr("\n" + std::string(number.size() < 2 ? "  " : " ") + number + ". "));
      for (int k = 0; k < node.branch_count; ++k) needed.insert(static_cast<std::size_t>(node.branch + k));
    }
  }
  EXPECT_EQ(needed.size(), view.branches.size() - view.branches.outer_count());
}

/// Explains every step of a puzzle; counts the steps with chains, and those with chains inside chains.
struct Explained {
  int with_chains = 0;
  int with_inner_chains = 0;
};
Explained expect_explained(const Board& board) {
  Explained explained;
  SeRater rater;
  const SeRating rating = rater.explain(Grid(board), [&](const SeEvent& event) {
    SCOPED_TRACE(sentence(event.view));
    EXPECT_NE(event.view.branches.empty(), event.view.step.evidence.parts().empty());
    EXPECT_EQ(step_name(event.view), name(event.rated));
    EXPECT_EQ(event.view.scale->rating, 10 * event.rated.rating);
    const std::size_t outer = event.view.branches.outer_count();
    for (std::size_t i = 0; i < outer; ++i) expect_every_node_follows(event.view.before, event.view.branches[i]);
    expect_inner_chains(event.view);
    explained.with_inner_chains += event.view.branches.size() > outer ? 1 : 0;
    if (event.view.branches.empty()) return;
    ++explained.with_chains;
    if (event.rated.producer < first_multiple) {
      expect_one_chain(event);
    } else {
      expect_several_chains(event);
    }
  });
  EXPECT_EQ(rating, rater.rate(board));
  return explained;
}

TEST(SeExplain, ChainsOfRandomPuzzlesCanBeFollowed) {
  std::mt19937_64 rng(2012);
  int with_chains = 0;
  for (int i = 0; i < 300; ++i) with_chains += expect_explained(random_puzzle(rng)).with_chains;
  EXPECT_GT(with_chains, 50);
}

TEST(SeExplain, NestedChainsCanBeFollowed) {
  const Explained explained = expect_explained(
      board_of_line("12....7....7....36....7.........4..8.4.9.......6.2.3...7.5.8.9.5..........2.3.1.."));
  EXPECT_GT(explained.with_chains, 5);
  EXPECT_GE(explained.with_inner_chains, 5);
}

TEST(SeExplain, AChainNamesThePatternsThatItCompletes) {
  const auto node = [](int cell, int digit) { return Node{{Cell(cell)}, Digit::of(digit)}; };
  using Parents = std::vector<std::uint16_t>;
  BranchList branches;
  branches.begin(node(0, 1), true);
  branches.add(node(1, 1), false, Cause::row, Parents{0});
  branches.add(node(2, 5), false, Cause::hidden_pair, Parents{1});
  branches.add_proved(node(3, 5), Cause::chain, Parents{1, 2}, 1, 2);
  branches.add(node(4, 5), true, Cause::row, Parents{2, 3});
  EXPECT_EQ(chain_text(branches[0]),
            "r1c1=1 -> r1c2<>1 -> (hidden pair) r1c3<>5; r1c2<>1, r1c3<>5 -> (chain 2, 3) r1c4<>5; r1c34<>5 -> r1c5=5");
}

}  // namespace
}  // namespace deduku::testing
