// The fast chain searches against the plain ones, at every level.
#include "tests/se/twin.hpp"

namespace deduku::testing {
namespace {

class SeTwin : public ::testing::TestWithParam<TwinCase> {};

TEST_P(SeTwin, SameRankedLists) {
  expect_same_rankings(GetParam());
}

INSTANTIATE_TEST_SUITE_P(Levels, SeTwin,
                         ::testing::Values(TwinCase{-3, 110, 40}, TwinCase{-2, 150, 40},
                                           TwinCase{-1, 200, 60}, TwinCase{0, 90, 40}, TwinCase{1, 70, 20},
                                           TwinCase{2, 50, 12}, TwinCase{3, 50, 12}, TwinCase{4, 45, 10},
                                           TwinCase{5, 32, 6}),
                         level_name);

}  // namespace
}  // namespace deduku::testing
