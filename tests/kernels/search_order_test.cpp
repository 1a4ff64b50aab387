#include "techniques/facts/search_order.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace deduku::testing {
namespace {

template <class Choices>
std::vector<unsigned> masks(const Choices& choices) {
  std::vector<unsigned> masks;
  for (const auto& choice : choices) {
    masks.push_back(0);
    for (int i : choice) masks.back() |= 1U << i;
  }
  return masks;
}

TEST(Choices, AreAllOfThemInLexicographicOrder) {
  for (int n = 0; n <= 9; ++n) {
    const auto choices = facts::lexicographic_choices<3>.out_of(n);
    EXPECT_EQ(choices.size(), static_cast<std::size_t>(n * (n - 1) * (n - 2) / 6));
    EXPECT_TRUE(std::ranges::is_sorted(choices));
    for (unsigned mask : masks(choices)) {
      EXPECT_EQ(std::popcount(mask), 3);
      EXPECT_LT(mask, 1U << n);
    }
  }
}

}  // namespace
}  // namespace deduku::testing
