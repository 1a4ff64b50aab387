// What the rater explains about each step: evidence that fits the grid, and chains whose every node follows.
#include <gtest/gtest.h>

#include <set>

#include "deduku/explain.hpp"
#include "deduku/se_rating.hpp"
#include "tests/support/puzzle_file.hpp"
#include "tests/support/random_puzzle.hpp"

namespace deduku::testing {
namespace {

constexpr int first_multiple = 22;  ///< from here on steps are by several chains or contradictions
constexpr int contradiction_key = 7;

CellSet cells_of_parents(const SeChain& chain, const SeNode& node) {
  CellSet cells;
  for (std::uint16_t parent : node.parents) cells.insert(chain.nodes[parent].candidate.cell());
  return cells;
}

House house_of(const SeNode& node) {
  const Cell cell = node.candidate.cell();
  if (node.cause == SeCause::row) return cell.row();
  return node.cause == SeCause::column ? cell.column() : cell.box();
}

bool is_link(SeCause cause) {
  return cause == SeCause::cell || cause == SeCause::box || cause == SeCause::row || cause == SeCause::column;
}

/// A true candidate: everything else in its cell, or every other place of the digit in its house, is false.
void expect_forced(const Grid& before, const SeChain& chain, const SeNode& node) {
  const Cell cell = node.candidate.cell();
  const Digit digit = node.candidate.digit();
  if (node.cause != SeCause::cell) {
    const CellSet others = (before.cells(digit) & cells_of(house_of(node))) - CellSet{cell};
    EXPECT_EQ(cells_of_parents(chain, node), others);
    for (std::uint16_t parent : node.parents) EXPECT_EQ(chain.nodes[parent].candidate.digit(), digit);
    return;
  }
  DigitSet digits;
  for (std::uint16_t parent : node.parents) digits.insert(chain.nodes[parent].candidate.digit());
  EXPECT_EQ(digits, before.candidates(cell) - DigitSet{digit});
  EXPECT_EQ(cells_of_parents(chain, node), CellSet{cell});
}

/// A false candidate: a true one stands in its cell or its house.
void expect_excluded(const SeChain& chain, const SeNode& node) {
  ASSERT_EQ(node.parents.size(), 1U);
  const SeNode& parent = chain.nodes[node.parents[0]];
  EXPECT_TRUE(parent.is_true);
  EXPECT_NE(parent.candidate, node.candidate);
  if (node.cause == SeCause::cell) {
    EXPECT_EQ(parent.candidate.cell(), node.candidate.cell());
  } else {
    EXPECT_EQ(parent.candidate.digit(), node.candidate.digit());
    EXPECT_TRUE(cells_of(house_of(node)).contains(parent.candidate.cell()));
  }
}

void expect_every_node_follows(const Grid& before, const SeChain& chain) {
  ASSERT_FALSE(chain.nodes.empty());
  EXPECT_EQ(chain.nodes[0].cause, SeCause::assumption);
  EXPECT_TRUE(chain.nodes[0].parents.empty());
  for (std::size_t i = 1; i < chain.nodes.size(); ++i) {
    const SeNode& node = chain.nodes[i];
    ASSERT_FALSE(node.parents.empty());
    for (std::uint16_t parent : node.parents) ASSERT_LT(parent, i);
    if (!is_link(node.cause)) {
      EXPECT_GE(node.cause, SeCause::locking);
      EXPECT_FALSE(node.is_true);
      for (std::uint16_t parent : node.parents) EXPECT_FALSE(chain.nodes[parent].is_true);
    } else if (node.is_true) {
      for (std::uint16_t parent : node.parents) EXPECT_FALSE(chain.nodes[parent].is_true);
      expect_forced(before, chain, node);
    } else {
      expect_excluded(chain, node);
    }
  }
}

/// The step does what the conclusion says.
void expect_effect(const SeStepView& view, Candidate candidate, bool is_true) {
  if (!is_true) {
    EXPECT_EQ(view.step.removes, CandidateSet{candidate});
    EXPECT_TRUE(view.step.places.empty());
    return;
  }
  EXPECT_EQ(view.step.places, CandidateSet{candidate});
  CandidateSet others;
  for (Digit digit : view.before.candidates(candidate.cell()) - DigitSet{candidate.digit()}) {
    others.insert({candidate.cell(), digit});
  }
  EXPECT_EQ(view.step.removes, others);
}

void expect_one_chain(const SeStepView& view) {
  ASSERT_EQ(view.chains.size(), 1U);
  const SeNode& first = view.chains[0].nodes.front();
  const SeNode& last = view.chains[0].nodes.back();
  EXPECT_EQ(first.candidate, last.candidate);
  const bool is_cycle = view.step.variant == 1;
  EXPECT_EQ(first.is_true == last.is_true, is_cycle);
  EXPECT_EQ(view.chains[0].nodes.size(), static_cast<std::size_t>(view.step.complexity + (is_cycle ? 1 : 0)));
  if (!is_cycle) expect_effect(view, last.candidate, last.is_true);
}

void expect_several_chains(const SeStepView& view) {
  ASSERT_GE(view.chains.size(), 2U);
  const SeNode& end = view.chains[0].nodes.back();
  for (const SeChain& chain : view.chains) EXPECT_EQ(chain.nodes.back().candidate, end.candidate);
  if (view.step.sort_key == contradiction_key) {
    const SeNode& assumption = view.chains[0].nodes.front();
    EXPECT_EQ(view.chains[1].nodes.front().candidate, assumption.candidate);
    EXPECT_TRUE(view.chains[0].nodes.back().is_true);
    EXPECT_FALSE(view.chains[1].nodes.back().is_true);
    expect_effect(view, assumption.candidate, !assumption.is_true);
  } else {
    for (const SeChain& chain : view.chains) EXPECT_EQ(chain.nodes.back().is_true, end.is_true);
    expect_effect(view, end.candidate, end.is_true);
  }
}

/// What a chain removes is told by that chain: its end, or the cycle, excludes it.
void expect_told(const SeStepView& view, const SeNode& node) {
  ASSERT_GT(node.inner.size, 0U);
  ASSERT_LE(node.inner.begin + node.inner.size, view.inner.size());
  for (const SeChain& chain : view.inner.subspan(node.inner.begin, node.inner.size)) {
    ASSERT_FALSE(chain.nodes.empty());
    EXPECT_EQ(chain.nodes.front().cause, SeCause::assumption);
    for (std::size_t i = 1; i < chain.nodes.size(); ++i) {
      ASSERT_FALSE(chain.nodes[i].parents.empty());
      for (std::uint16_t parent : chain.nodes[i].parents) EXPECT_LT(parent, i);
    }
  }
}

/// Every node with the cause chain has chains, and every inner chain is one of them.
void expect_inner_chains(const SeStepView& view) {
  std::set<std::size_t> needed;
  const auto visit = [&](const SeChain& chain) {
    for (const SeNode& node : chain.nodes) {
      EXPECT_EQ(node.cause == SeCause::chain, node.inner.size > 0);
      if (node.inner.size == 0) continue;
      expect_told(view, node);
      const std::string number = std::to_string(view.chains.size() + node.inner.begin + 1);
      EXPECT_THAT(sentence(view), ::testing::ContainsRegex("chain [0-9, ]*" + number + "[,)]"));
      EXPECT_THAT(sentence(view),
                  ::testing::HasSubstr("\n" + std::string(number.size() < 2 ? "  " : " ") + number + ". "));
      for (std::size_t i = 0; i < node.inner.size; ++i) needed.insert(node.inner.begin + i);
    }
  };
  for (const SeChain& chain : view.chains) visit(chain);
  for (const SeChain& chain : view.inner) visit(chain);
  EXPECT_EQ(needed.size(), view.inner.size());
}

/// Explains every step of a puzzle; counts the steps with chains, and those with chains inside chains.
struct Explained {
  int with_chains = 0;
  int with_inner_chains = 0;
};
Explained expect_explained(const Board& board) {
  Explained explained;
  SeRater rater;
  const SeRating rating = rater.explain(Grid(board), [&](const SeStepView& view) {
    SCOPED_TRACE(sentence(view));
    EXPECT_NE(view.chains.empty(), view.evidence.parts().empty());
    EXPECT_FALSE(name(view.step).empty());
    for (const SeChain& chain : view.chains) expect_every_node_follows(view.before, chain);
    expect_inner_chains(view);
    explained.with_inner_chains += view.inner.empty() ? 0 : 1;
    if (view.chains.empty()) return;
    ++explained.with_chains;
    if (view.step.producer < first_multiple) {
      expect_one_chain(view);
    } else {
      expect_several_chains(view);
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

TEST(SeExplain, AChainTellsEachConclusionOnceBehindWhatItRestsOn) {
  const auto node = [](int cell, int digit, bool is_true, std::vector<std::uint16_t> parents) {
    return SeNode{{Cell(cell), Digit::of(digit)}, is_true, SeCause::row, std::move(parents)};
  };
  SeChain chain;
  chain.nodes = {node(0, 1, true, {}),   node(1, 1, false, {0}),   node(2, 1, false, {0}), node(1, 2, true, {1}),
                 node(3, 2, false, {3}), node(4, 2, true, {4, 2}), node(5, 2, false, {5})};
  EXPECT_EQ(chain_text(chain), "r1c1=1 -> r1c2<>1 -> r1c2=2; r1c2=2 + r1c1=1 -> r1c3<>1, r1c4<>2 -> r1c5=2 -> r1c6<>2");
}

}  // namespace
}  // namespace deduku::testing
