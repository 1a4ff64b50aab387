#include "techniques/fish/basic_fish.hpp"

#include "tests/kernels/random_grids.hpp"

namespace deduku::testing {
namespace {

/// Digit, base, cover.
using BasicFishKey = std::tuple<Digit, HouseSet, HouseSet>;

/// The lines across that meet the places of a digit in some base lines; empty if a line has fewer than two.
HouseSet crossed(const Grid& grid, Digit digit, const HouseSet& base) {
  HouseSet crossed;
  for (House line : base) {
    const CellSet cells = places(grid, line, digit);
    if (cells.size() < 2) return {};
    for (Cell cell : cells) crossed.insert(line.kind() == HouseKind::row ? cell.column() : cell.row());
  }
  return crossed;
}

std::set<BasicFishKey> fish(const Grid& grid, int size) {
  std::set<BasicFishKey> keys;
  for (unsigned mask = 0; mask < 512; ++mask) {
    if (std::popcount(mask) != size) continue;
    for (const HouseSet base : {HouseSet::from_bits(mask), HouseSet::from_bits(mask << 9)}) {
      for (Digit digit : Digit::all()) {
        const HouseSet cover = crossed(grid, digit, base);
        if (cover.size() == size) keys.emplace(digit, base, cover);
      }
    }
  }
  return keys;
}

template <class Size>
class FishKernel : public ::testing::Test {};
using BasicFishSizes =
    ::testing::Types<std::integral_constant<int, 2>, std::integral_constant<int, 3>, std::integral_constant<int, 4>>;
TYPED_TEST_SUITE(FishKernel, BasicFishSizes);

TYPED_TEST(FishKernel, FindsAsManyLinesAcrossAsBaseLines) {
  std::size_t hits = 0;
  on_random_grids(400, [&](const Grid& grid, Workspace&) {
    Collected<BasicFishKey> found;
    EXPECT_FALSE((fish::basic_fish<TypeParam::value>(grid, [&](const fish::Fish& each) {
      found.add({each.digit, each.base, each.cover});
      return false;
    })));
    EXPECT_EQ(found.keys(), fish(grid, TypeParam::value));
    hits += found.keys().size();
  });
  EXPECT_GT(hits, 200U);
}

}  // namespace
}  // namespace deduku::testing
