// The links of a proof, followed one by one: what is claimed must follow from the grid and from claims before
// it. Shares no code with the finders.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "deduku/step.hpp"

namespace deduku::testing {

/// A node of a proof, true or false.
struct Claim {
  Digit digit;
  CellSet cells;
  bool is_true = false;

  Claim denied() const { return {digit, cells, !is_true}; }
  friend auto operator<=>(const Claim&, const Claim&) = default;
};

inline Claim claim(Candidate candidate, bool is_true) {
  return {candidate.digit(), {candidate.cell()}, is_true};
}

/// Whether two nodes cannot both be true: a cell twice, or a digit twice in a house.
inline bool exclude_each_other(const Claim& a, const Claim& b) {
  if (a.digit != b.digit) return a.cells == b.cells && a.cells.size() == 1;
  return !a.cells.intersects(b.cells) && !common_houses(a.cells | b.cells).empty();
}

/// Whether one of the nodes must be true: they are all candidates of a cell, or all places in a house.
inline bool exhaust(const Grid& grid, const std::vector<Claim>& nodes) {
  DigitSet digits;
  CellSet cells;
  for (const Claim& node : nodes) {
    digits.insert(node.digit);
    cells |= node.cells;
  }
  if (cells.size() == 1 && grid.candidates(cells.first()) == digits) return true;
  if (digits.size() != 1) return false;
  for (House house : common_houses(cells)) {
    if (grid.cells(house, digits.first()) == cells) return true;
  }
  return false;
}

/// The known claims of one branch, grown link by link.
class Branch {
 public:
  Branch(const Grid& grid, const Claim& premise) : grid_(grid) { known_.insert(premise); }

  bool knows(const Claim& claim) const { return known_.contains(claim); }
  /// Takes in a link; a node that needs several others becomes known with the last of them.
  void follow(const Link& link) {
    const bool is_weak = link.kind == LinkKind::weak;
    const Claim from{link.from.digit, link.from.cells, is_weak};
    const Claim to{link.to.digit, link.to.cells, !is_weak};
    ASSERT_TRUE(knows(from)) << "used before it is proved";
    used_.insert(from);
    if (is_weak) {
      ASSERT_TRUE(exclude_each_other(from, to));
      known_.insert(to);
      return;
    }
    std::vector<Claim>& needed = needed_[to];
    needed.push_back(from);
    std::vector<Claim> all = needed;
    all.push_back(to);
    if (exhaust(grid_, all)) known_.insert(to);
  }
  /// Whether every node that some link leads to became known, and served for something but `ends`.
  void expect_pruned(const std::vector<Claim>& ends) const {
    for (const auto& [claim, needed] : needed_) EXPECT_TRUE(knows(claim));
    for (const Claim& claim : known_) {
      EXPECT_TRUE(used_.contains(claim) || std::ranges::count(ends, claim) > 0) << "proved in vain";
    }
  }

 private:
  const Grid& grid_;
  std::set<Claim> known_;
  std::set<Claim> used_;
  std::map<Claim, std::vector<Claim>> needed_;
};

}  // namespace deduku::testing
