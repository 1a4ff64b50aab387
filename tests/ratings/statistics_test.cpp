// Quantiles, bins and rank correlations of numbers.
#include "src/ratings/statistics.hpp"

#include <gmock/gmock.h>

namespace deduku::testing {
namespace {

using ratings::Distribution;
using ratings::Numbers;
using ratings::rank_correlation;
using ::testing::ElementsAre;

Distribution distribution_of(const Numbers& numbers) {
  Distribution distribution;
  for (const double number : numbers) distribution.add(number);
  return distribution;
}

TEST(Ranks, OfEqualNumbersAreTheirMean) {
  EXPECT_THAT(ratings::ranks_of({5, 1, 5, 2}), ElementsAre(3.5, 1, 3.5, 2));
}

TEST(RankCorrelation, LooksAtTheOrderAlone) {
  EXPECT_DOUBLE_EQ(*rank_correlation({1, 2, 3, 4}, {1, 10, 100, 1000}), 1);
  EXPECT_DOUBLE_EQ(*rank_correlation({1, 2, 3, 4}, {4, 3, 2, -1}), -1);
  EXPECT_DOUBLE_EQ(*rank_correlation({1, 2, 3, 4, 5}, {2, 1, 4, 3, 5}), 0.8);
  EXPECT_NEAR(*rank_correlation({1, 1, 2, 3}, {1, 2, 3, 4}), 0.9487, 1e-4);
}

TEST(RankCorrelation, IsUnknownWhereOneFigureIsTheSameForAll) {
  EXPECT_FALSE(rank_correlation({1, 1, 1}, {1, 2, 3}));
  EXPECT_FALSE(rank_correlation({1}, {2}));
  EXPECT_FALSE(rank_correlation({}, {}));
}

TEST(Distribution, HasQuantilesBetweenItsNumbers) {
  const Distribution distribution = distribution_of({4, 1, 3, 2});
  EXPECT_EQ(distribution.least(), 1);
  EXPECT_EQ(distribution.greatest(), 4);
  EXPECT_EQ(distribution.mean(), 2.5);
  EXPECT_EQ(distribution.quantile(0), 1);
  EXPECT_EQ(distribution.quantile(.25), 1.75);
  EXPECT_EQ(distribution.quantile(.5), 2.5);
  EXPECT_EQ(distribution.quantile(1), 4);
  EXPECT_EQ(distribution_of({7}).quantile(.9), 7);
  EXPECT_EQ(distribution_of({7, 7, 7, 9}).quantile(.5), 7);
}

TEST(Distribution, HasBinsOfRoundWidths) {
  Distribution distribution;
  for (int i = 120; i <= 890; ++i) distribution.add(i / 100.0);
  const std::vector<Distribution::Bin> bins = distribution.bins();
  ASSERT_EQ(bins.size(), 16U);  // from 1.0 to 9.0
  EXPECT_DOUBLE_EQ(bins[0].from, 1);
  EXPECT_DOUBLE_EQ(bins[0].below, 1.5);
  EXPECT_EQ(bins[0].count, 30U);
  EXPECT_EQ(bins[1].count, 50U);
  EXPECT_DOUBLE_EQ(bins.back().below, 9);
  std::uint64_t count = 0;
  for (const Distribution::Bin& bin : bins) count += bin.count;
  EXPECT_EQ(count, distribution.size());
}

TEST(Distribution, HasBinsBelowZero) {
  const std::vector<Distribution::Bin> bins = distribution_of({-12, 0, 27}).bins();
  EXPECT_DOUBLE_EQ(bins.front().from, -12);
  EXPECT_DOUBLE_EQ(bins.back().from, 26);
  EXPECT_EQ(bins.front().count, 1U);
}

}  // namespace
}  // namespace deduku::testing
