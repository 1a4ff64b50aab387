// The order of search is data: kernels find the same in any order.
#include <algorithm>
#include <vector>

#include "techniques/facts/locked.hpp"
#include "techniques/fish/basic_fish.hpp"
#include "techniques/subsets/subsets.hpp"
#include "tests/kernels/random_grids.hpp"

namespace deduku::testing {
namespace {

struct OtherOrder {
  static constexpr auto houses = [] {
    auto reversed = kernel::boxes_rows_columns;
    std::ranges::reverse(reversed);
    return reversed;
  }();
  static constexpr std::array base_kinds = {HouseKind::column, HouseKind::row};
};

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
    const auto choices = kernel::lexicographic_choices<3>.out_of(n);
    EXPECT_EQ(choices.size(), static_cast<std::size_t>(n * (n - 1) * (n - 2) / 6));
    EXPECT_TRUE(std::ranges::is_sorted(choices));
    for (unsigned mask : masks(choices)) {
      EXPECT_EQ(std::popcount(mask), 3);
      EXPECT_LT(mask, 1U << n);
    }
  }
}

/// What each kernel visits, as sets of houses, digits and cells, kernel by kernel.
using OrderKey = std::tuple<int, HouseSet, DigitSet, CellSet>;

template <class Order>
std::vector<OrderKey> visited(const Grid& grid) {
  std::vector<OrderKey> keys;
  const auto keep_locked = [&](const kernel::LockedCandidates& locked) {
    keys.emplace_back(0, HouseSet{locked.base, locked.cover}, DigitSet{locked.digit}, CellSet());
    return false;
  };
  const auto keep_subset = [&](const auto& subset) {
    keys.emplace_back(1, HouseSet{subset.house}, subset.digits, subset.cells);
    return false;
  };
  const auto keep_fish = [&](const kernel::Fish& fish) {
    keys.emplace_back(2, fish.base, DigitSet{fish.digit}, CellSet());
    return false;
  };
  (void)kernel::pointing<Order>(grid, keep_locked);
  (void)kernel::claiming<Order>(grid, keep_locked);
  (void)kernel::naked_subsets<Order, 3>(grid, keep_subset);
  (void)kernel::hidden_subsets<Order, 2>(grid, keep_subset);
  (void)kernel::basic_fish<Order, 2>(grid, keep_fish);
  return keys;
}

TEST(Order, ChangesNothingButTheOrder) {
  bool differ = false;
  on_random_grids(300, [&](const Grid& grid, Workspace&) {
    std::vector<OrderKey> standard = visited<kernel::StandardOrder>(grid);
    std::vector<OrderKey> other = visited<OtherOrder>(grid);
    differ |= standard != other;
    std::ranges::sort(standard);
    std::ranges::sort(other);
    EXPECT_EQ(standard, other);
  });
  EXPECT_TRUE(differ);
}

}  // namespace
}  // namespace deduku::testing
