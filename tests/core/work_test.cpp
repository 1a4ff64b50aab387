// Accounts of work: their ends, independent of the clock.
#include <gtest/gtest.h>

#include "src/core/work.hpp"

namespace deduku::testing {
namespace {

/// The amount that can be spent before an account is exhausted.
std::uint64_t spent_by(Work& work, std::uint64_t at_once) {
  while (work.spend(at_once)) {
  }
  return work.spent();
}

TEST(Work, EndsAtTheStandardBoundWhereNoneIsNamed) {
  const WorkLimits limits;
  Work work;
  for (const std::uint64_t unit : {std::uint64_t{1}, Work::technique}) {
    work.start(limits, unit);
    EXPECT_EQ(spent_by(work, 1), Work::standard + 1);
    EXPECT_TRUE(work.is_spent());
  }
  static_assert(Work::standard == 500'000 * Work::technique, "what docs/rate.md says of R and the ladder");
}

TEST(Work, EndsAtItsBudget) {
  const WorkLimits limits{.budget = 50};
  Work work;
  work.start(limits, Work::technique);
  EXPECT_EQ(work.left(), 50 * Work::technique);
  EXPECT_EQ(spent_by(work, 7), 5'005U);
  EXPECT_EQ(work.left(), 0U);
  work.start(limits, 1);
  EXPECT_EQ(spent_by(work, 1), 51U);
}

TEST(Work, OfAPartEndsThePartAlone) {
  const WorkLimits limits{.budget = 50};
  Work work;
  work.start(limits, Work::technique);
  work.begin_part(1'000);
  EXPECT_EQ(spent_by(work, 1), 1'001U);
  EXPECT_TRUE(work.is_over());
  EXPECT_FALSE(work.is_spent());
  work.end_part();
  EXPECT_FALSE(work.is_over());
  EXPECT_EQ(spent_by(work, 1), 5'001U);
}

TEST(Work, IsSpentOnTheAccountOfAnother) {
  const WorkLimits limits{.budget = 100};
  Work account;
  account.start(limits, 1);
  Work part;
  part.charge_to(account, 10);
  EXPECT_TRUE(part.spend(500));
  EXPECT_EQ(account.spent(), 50U);
  EXPECT_FALSE(part.spend(600));
  EXPECT_TRUE(account.is_spent());
}

TEST(Work, AsksWhetherToStopEveryFewThousandUnits) {
  int asked = 0;
  const WorkLimits limits{.stop = [&] { return ++asked == 10; }};
  Work work;
  work.start(limits, 1);
  EXPECT_LE(spent_by(work, 1), 10U * 4'096U);
  EXPECT_EQ(asked, 10);
}

}  // namespace
}  // namespace deduku::testing
