// Reasons for the elimination of single candidates: a reason always exists, and it is true in the solution.
#include <gtest/gtest.h>

#include "deduku/explain.hpp"
#include "deduku/search.hpp"
#include "tests/present/real_steps.hpp"

namespace deduku::testing {
namespace {

std::optional<Solution> only_solution(const Grid& grid) {
  std::vector<Solution> solutions;
  search::default_backend().run(grid, 2, [&](const Solution& solution) {
    solutions.push_back(solution);
    return true;
  });
  return solutions.size() == 1 ? std::optional(solutions.front()) : std::nullopt;
}

/// Whether at least one statement of the reason is true.
bool holds_in(const Solution& solution, const Reason& reason, Candidate removed) {
  for (Cell cell : reason.cells) {
    if (solution[cell] == removed.digit()) return true;
  }
  return reason.digits.contains(solution[removed.cell()]);
}

/// The claims of a reason about the board, which do not depend on the solution.
void expect_fits(const StepView& view, Candidate removed, const Reason& reason) {
  using Kind = Reason::Kind;
  const std::string at = step_line(view) + "; " + reason_text(view, removed);
  const Cell cell = removed.cell();
  if (reason.kind == Kind::alternatives || reason.kind == Kind::house) {
    EXPECT_TRUE(peers(cell).contains(reason.cells)) << at;
  }
  if (reason.kind == Kind::alternatives) {
    EXPECT_TRUE(!reason.cells.empty() || !reason.digits.empty()) << at;
    EXPECT_FALSE(reason.digits.contains(removed.digit())) << at;
  }
  if (reason.kind == Kind::house) {
    EXPECT_FALSE(reason.houses.empty()) << at;
    for (House house : reason.houses) EXPECT_TRUE(cells_of(house).contains(cell)) << at;
  }
  if (reason.kind == Kind::needed) {
    EXPECT_FALSE(reason.digits.empty()) << at;
  }
}

TEST(RealSteps, ReasonIsKnownOfEveryCandidateAndTrue) {
  std::optional<Grid> grid;
  std::optional<Solution> solution;
  int checked = 0;
  const auto check = [&](const StepView& view) {
    if (grid != view.before) {
      grid = view.before;
      solution = only_solution(view.before);
    }
    for (Candidate removed : view.step.effects.removes) {
      const std::optional<Reason> reason = view.step.evidence.reason_of(removed);
      ASSERT_TRUE(reason) << step_line(view);
      EXPECT_NE(reason_text(view, removed), "");
      expect_fits(view, removed, *reason);
      // Marks removed at random may break the uniqueness promise of a puzzle.
      const bool is_promised = technique_of(view.step.technique).needs_uniqueness;
      if (!solution || is_promised || reason->kind != Reason::Kind::alternatives) continue;
      ++checked;
      EXPECT_TRUE(holds_in(*solution, *reason, removed)) << step_line(view) << "; " << reason_text(view, removed);
    }
  };
  for_each_real_step(check);
  EXPECT_GT(checked, 5000);
}

}  // namespace
}  // namespace deduku::testing
