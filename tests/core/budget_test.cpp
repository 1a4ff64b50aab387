// Budgets and their scopes: their ends, independent of the clock.
#include <gtest/gtest.h>

#include "src/core/budget.hpp"

namespace deduku::testing {
namespace {

/// The amount that can be spent before a budget is over.
std::uint64_t spent_by(Budget& budget, std::uint64_t at_once) {
  while (budget.spend(at_once)) {
  }
  return budget.spent();
}

TEST(Budget, EndsAtTheStandardBoundWhereNoneIsNamed) {
  const WorkLimits limits;
  Budget budget;
  for (const std::uint64_t unit : {std::uint64_t{1}, Budget::technique}) {
    budget = Budget(limits, unit);
    EXPECT_EQ(spent_by(budget, 1), Budget::standard + 1);
    EXPECT_TRUE(budget.is_spent());
  }
  static_assert(Budget::standard == 500'000 * Budget::technique, "what docs/rate.md says of R and the ladder");
}

TEST(Budget, EndsAtItsBudget) {
  const WorkLimits limits{.budget = 50};
  Budget budget(limits, Budget::technique);
  EXPECT_EQ(budget.left(), 50 * Budget::technique);
  EXPECT_EQ(spent_by(budget, 7), 5'005U);
  EXPECT_EQ(budget.left(), 0U);
  budget = Budget(limits, 1);
  EXPECT_EQ(spent_by(budget, 1), 51U);
}

TEST(Budget, OfAScopeEndsTheScopeAlone) {
  const WorkLimits limits{.budget = 50};
  Budget budget(limits, Budget::technique);
  {
    const BudgetScope part(budget, 1'000);
    EXPECT_EQ(spent_by(budget, 1), 1'001U);
    EXPECT_TRUE(budget.is_over());
    EXPECT_FALSE(budget.is_spent());
  }
  EXPECT_FALSE(budget.is_over());
  EXPECT_EQ(spent_by(budget, 1), 5'001U);
}

TEST(Budget, OfAnInnerScopeEndsWithTheOuterOne) {
  Budget budget;
  const BudgetScope outer(budget, 1'000);
  {
    const BudgetScope inner(budget, 2'000);
    EXPECT_EQ(spent_by(budget, 1), 1'001U);
  }
  EXPECT_TRUE(budget.is_over());
  const BudgetScope next(budget, 2'000);
  EXPECT_FALSE(budget.spend());
}

TEST(Budget, IsGivenUpInAllScopesButNotBeyond) {
  Budget budget;
  {
    const BudgetScope outer(budget, 1'000);
    {
      const BudgetScope inner(budget);
      budget.mark_exhausted();
      EXPECT_TRUE(budget.is_over());
    }
    EXPECT_FALSE(budget.spend());
    EXPECT_TRUE(budget.is_over());
  }
  EXPECT_TRUE(budget.spend());
  EXPECT_FALSE(budget.is_over());
  budget.mark_exhausted();
  EXPECT_TRUE(budget.is_spent());
}

TEST(Budget, AsksWhetherToStopEveryFewThousandUnits) {
  int asked = 0;
  const WorkLimits limits{.stop = [&] { return ++asked == 10; }};
  Budget budget(limits, 1);
  EXPECT_LE(spent_by(budget, 1), 10U * 4'096U);
  EXPECT_EQ(asked, 10);
}

}  // namespace
}  // namespace deduku::testing
