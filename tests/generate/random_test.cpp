// Random numbers: always the same, in range, evenly spread, and with a stream for each puzzle.
#include "src/generate/random.hpp"

#include <gtest/gtest.h>

#include <array>
#include <map>
#include <set>
#include <string>

namespace deduku::testing {
namespace {

using generate::Random;

TEST(Random, HasTheSameNumbersOnEveryPlatform) {
  Random random(1, 0);
  EXPECT_EQ(random(), 17154914556750032435u);
  EXPECT_EQ(random(), 15481925071032322922u);
  Random other(1, 1);
  EXPECT_EQ(other(), 3501290240102054732u);
  EXPECT_EQ(other.below(81), 8u);
}

TEST(Random, HasAStreamForEachIndexAndEachSeed) {
  std::set<std::uint64_t> first_numbers;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    for (std::uint64_t index = 0; index < 100; ++index) first_numbers.insert(Random(seed, index)());
  }
  EXPECT_EQ(first_numbers.size(), 10000u);
}

/// Each of nine numbers comes up 10,000 times on average; 6 standard deviations are 566.
TEST(Random, NumbersBelowABoundAreEquallyLikely) {
  Random random(7);
  std::array<int, 9> counts{};
  for (int i = 0; i < 90000; ++i) ++counts.at(random.below(9));
  for (int count : counts) EXPECT_NEAR(count, 10000, 566);
  EXPECT_EQ(random.below(1), 0u);
}

/// A bound of nearly 2^32 rejects products, a power of two none.
TEST(Random, ABoundMayBeLarge) {
  Random random(8);
  for (int i = 0; i < 1000; ++i) {
    EXPECT_LT(random.below(3221225473), 3221225473);
    EXPECT_LT(random.below(2147483648), 2147483648);
  }
}

/// Each of the six orders of three items comes up 10,000 times on average; 6 standard deviations are 548.
TEST(Random, EveryOrderIsEquallyLikely) {
  Random random(9);
  std::map<std::string, int> counts;
  for (int i = 0; i < 60000; ++i) {
    std::string items = "abc";
    random.shuffle(items);
    ++counts[items];
  }
  ASSERT_EQ(counts.size(), 6u);
  for (const auto& [order, count] : counts) EXPECT_NEAR(count, 10000, 548) << order;
}

}  // namespace
}  // namespace deduku::testing
