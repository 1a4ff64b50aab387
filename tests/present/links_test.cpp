// Every link of every technique is of its kind, on the grid alone: if `from` is false, `to` is true; or if `from` is
// true, `to` is false. Its stated reason is the valid one.
#include <gtest/gtest.h>

#include <set>

#include "deduku/explain.hpp"
#include "tests/present/real_steps.hpp"

namespace deduku::testing {
namespace {

bool share_a_cell(const Node& a, const Node& b) {
  return a.cells == b.cells && a.cells.size() == 1 && a.digit != b.digit;
}

/// Whether a cell, or all cells of a house with the digit, are in one of the two nodes.
bool cover_cell(const Grid& grid, const Node& a, const Node& b) {
  return share_a_cell(a, b) && grid.candidates(a.cells.first()) == DigitSet{a.digit, b.digit};
}
bool cover_house(const Grid& grid, const Node& a, const Node& b, House house) {
  return a.digit == b.digit && (a.cells | b.cells).contains(grid.cells(house, a.digit)) &&
         cells_of(house).contains(a.cells | b.cells);
}

/// Whether in a set that lacks the digit of `lost`, `left` is true, by its cells alone: they have one more digit than
/// cells, so all others must be in them.
bool follows_in_set(const Grid& grid, const Part& set, const Node& lost, const Node& left) {
  DigitSet digits;
  for (Cell cell : set.cells) digits |= grid.candidates(cell);
  if (digits.size() != set.cells.size() + 1 || digits != set.digits) return false;
  if ((set.cells & grid.cells(lost.digit)) != lost.cells) return false;
  const DigitSet held = digits - DigitSet{lost.digit};
  if (held.contains(left.digit) && left.cells.contains(set.cells & grid.cells(left.digit))) return true;
  if (left.cells.size() != 1) return false;
  DigitSet rest = grid.candidates(left.cells.first());
  for (Digit digit : held) {
    if (peers(left.cells.first()).contains(set.cells & grid.cells(digit))) rest -= DigitSet{digit};
  }
  return rest == DigitSet{left.digit};
}

bool holds(const StepView& view, const Link& link, const LinkReason& reason) {
  const auto& [from, to, kind] = link;
  switch (reason.kind) {
    case LinkReason::Kind::cell:
      return kind == LinkKind::strong ? cover_cell(view.before, from, to) : share_a_cell(from, to);
    case LinkReason::Kind::house:
      if (kind == LinkKind::strong) return cover_house(view.before, from, to, reason.house);
      return from.digit == to.digit && !from.cells.intersects(to.cells) &&
             cells_of(reason.house).contains(from.cells | to.cells);
    case LinkReason::Kind::set:
      break;
  }
  const auto parts = view.step.evidence.parts();
  return kind == LinkKind::strong && static_cast<std::size_t>(reason.part) < parts.size() &&
         follows_in_set(view.before, parts[static_cast<std::size_t>(reason.part)], from, to);
}

/// Forcing arguments have branches and no links.
void expect_branches_where_forced(const StepView& view) {
  const Family family = family_of(view.step.technique);
  const bool is_forced = family == Family::forcing || family == Family::trial;
  EXPECT_EQ(is_forced, !view.branches.empty()) << key(view.step.technique);
  EXPECT_TRUE(!is_forced || view.links.empty()) << key(view.step.technique);
}

TEST(Links, AreWhatTheirKindSaysInEveryTechnique) {
  int links = 0;
  std::set<TechniqueId> techniques;
  for_each_real_step([&](const StepView& view) {
    expect_branches_where_forced(view);
    for (const Link& link : view.links) {
      const std::optional<LinkReason> reason = reason_of(view, link);
      ASSERT_TRUE(reason && holds(view, link, *reason)) << step_line(view) << "\n" << chain_text({&link, 1});
      ++links;
      techniques.insert(view.step.technique);
    }
  });
  EXPECT_GT(links, 1500);
  EXPECT_GT(techniques.size(), 20U);
}

}  // namespace
}  // namespace deduku::testing
