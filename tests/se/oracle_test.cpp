// The fast chain searches against the plain ones, at every level.
#include "tests/se/oracle.hpp"

namespace deduku::testing {
namespace {

class SeOracle : public ::testing::TestWithParam<OracleCase> {};

TEST_P(SeOracle, SameRankedLists) {
  expect_same_rankings(GetParam());
}

INSTANTIATE_TEST_SUITE_P(Levels, SeOracle,
                         ::testing::Values(OracleCase{-3, 110, 40}, OracleCase{-2, 150, 40}, OracleCase{-1, 200, 60},
                                           OracleCase{0, 90, 40}, OracleCase{1, 70, 20}, OracleCase{2, 50, 12},
                                           OracleCase{3, 50, 12}, OracleCase{4, 45, 10}, OracleCase{5, 32, 6}),
                         level_name);

}  // namespace
}  // namespace deduku::testing
